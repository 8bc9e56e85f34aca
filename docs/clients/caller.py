"""Stores, changes and deletes a component of every kind, each as its own class: caller.py API TOKEN.

kinds.py: quicktype -s schema generated/schemas/kinds/*.schema.json -l python -o kinds.py
"""

import json
import sys
from typing import Any, Dict, List, Optional, Union
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import kinds as k

API, TOKEN = sys.argv[1:]
NAME = "Client in Python"
Kind = Union[
    k.Battery, k.Converter, k.DieselGenset, k.Electrolyser, k.GasCHP, k.GasGenset, k.GasFiredHeater, k.HeatPump,
    k.Hydro, k.MarketAndGridConnection, k.OilFiredHeater, k.SolarPV, k.ThermalStorage, k.WindTurbine,
]
KINDS: Dict[str, Kind] = {
    "basicstorage": k.Battery(name=NAME, calendaric_aging=12.5),
    "converter": k.Converter(name=NAME, inflation_replacement=1.5),
    "dieselgenset": k.DieselGenset(name=NAME, start_costs=3.5),
    "electrolyser": k.Electrolyser(name=NAME, electrolyser_efficiency=0.615),
    "gaschp": k.GasCHP(name=NAME, start_costs=4.5),
    "gasgenset": k.GasGenset(name=NAME, start_costs=5.5),
    "heater": k.GasFiredHeater(name=NAME, inflation_replacement=2.5),
    "heatpump": k.HeatPump(name=NAME, inflation_replacement=3.5),
    "hydro": k.Hydro(name=NAME, dp=1.25),
    "market": k.MarketAndGridConnection(name=NAME, average_outage_duration_minutes=7.5),
    "oilfiredheater": k.OilFiredHeater(name=NAME, inflation_replacement=4.5),
    "pv": k.SolarPV(name=NAME, slope_surface=32.5),
    "thermalstorage": k.ThermalStorage(name=NAME, ambient_temperature=11.5),
    "wind": k.WindTurbine(name=NAME, hub_height=98.5),
}


def call(method: str, path: str, body: Optional[Dict[str, Any]] = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", **({} if body is None else {"Content-Type": "application/json"})}
    with urlopen(Request(f"{API}{path}", data, headers, method=method)) as answer:
        return json.loads(answer.read() or b"null")


def walk(subclass: str, made: Kind) -> str:
    created = call("POST", f"/components/{subclass}/", {**made.to_dict(), "subclass": subclass})
    path = f"/components/{subclass}/{created['id']}/"
    read = type(made).from_dict(call("GET", path))
    assert made.to_dict().items() <= read.to_dict().items(), read
    read.description = "Changed in Python"
    changed = type(made).from_dict(call("PUT", path, {**read.to_dict(), "subclass": subclass}))
    assert changed == read, changed
    call("DELETE", path)
    try:
        call("GET", path)
    except HTTPError as error:
        assert error.code == 404, error
        return subclass
    raise AssertionError(f"{path} is still there")


done: List[str] = [walk(subclass, made) for subclass, made in KINDS.items()]
print(" ".join(done))
