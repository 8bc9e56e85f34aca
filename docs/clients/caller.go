// Stores, changes and deletes a component of every kind, each as its own struct: go run . API TOKEN
//
// kinds.go: quicktype -s schema generated/schemas/kinds/*.schema.json -l go --package main -o kinds.go
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"reflect"
)

const name = "Client in Go"

func number(value float64) *float64 { return &value }

var kinds = map[string]any{
	"basicstorage":   &Battery{Name: name, CalendaricAging: number(12.5)},
	"converter":      &Converter{Name: name, InflationReplacement: number(1.5)},
	"dieselgenset":   &DieselGenset{Name: name, StartCosts: number(3.5)},
	"electrolyser":   &Electrolyser{Name: name, ElectrolyserEfficiency: number(0.615)},
	"gaschp":         &GasCHP{Name: name, StartCosts: number(4.5)},
	"gasgenset":      &GasGenset{Name: name, StartCosts: number(5.5)},
	"heater":         &GasFiredHeater{Name: name, InflationReplacement: number(2.5)},
	"heatpump":       &HeatPump{Name: name, InflationReplacement: number(3.5)},
	"hydro":          &Hydro{Name: name, DP: number(1.25)},
	"market":         &MarketAndGridConnection{Name: name, AverageOutageDurationMinutes: number(7.5)},
	"oilfiredheater": &OilFiredHeater{Name: name, InflationReplacement: number(4.5)},
	"pv":             &SolarPV{Name: name, SlopeSurface: number(32.5)},
	"thermalstorage": &ThermalStorage{Name: name, AmbientTemperature: number(11.5)},
	"wind":           &WindTurbine{Name: name, HubHeight: number(98.5)},
}

func main() {
	for subclass, made := range kinds {
		var created struct{ ID string }
		call("POST", "/components/"+subclass+"/", withKind(made, subclass), &created, 201)
		path := "/components/" + subclass + "/" + created.ID + "/"
		read := reflect.New(reflect.TypeOf(made).Elem())
		call("GET", path, nil, read.Interface(), 200)
		description := "Changed in Go"
		read.Elem().FieldByName("Description").Set(reflect.ValueOf(&description))
		changed := reflect.New(read.Elem().Type())
		call("PUT", path, withKind(read.Interface(), subclass), changed.Interface(), 200)
		if !reflect.DeepEqual(read.Interface(), changed.Interface()) {
			log.Fatalf("%s: %v became %v", subclass, read, changed)
		}
		call("DELETE", path, nil, nil, 204)
		call("GET", path, nil, nil, 404)
		fmt.Println(subclass)
	}
}

// The fields of a component with the kind that it is of.
func withKind(component any, subclass string) map[string]any {
	text, err := json.Marshal(component)
	fields := map[string]any{}
	if err == nil {
		err = json.Unmarshal(text, &fields)
	}
	if err != nil {
		log.Fatal(err)
	}
	fields["subclass"] = subclass
	return fields
}

func call(method, path string, body map[string]any, answer any, status int) {
	text, err := json.Marshal(body)
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest(method, os.Args[1]+path, bytes.NewReader(text))
	if err != nil {
		log.Fatal(err)
	}
	if body == nil {
		request.Body, request.ContentLength = http.NoBody, 0
	} else {
		request.Header.Set("Content-Type", "application/json")
	}
	request.Header.Set("Authorization", "Bearer "+os.Args[2])
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != status {
		log.Fatalf("%s %s answered %s", method, path, response.Status)
	}
	if answer != nil {
		if err := json.NewDecoder(response.Body).Decode(answer); err != nil {
			log.Fatal(err)
		}
	}
}
