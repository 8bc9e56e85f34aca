import { MemoryRouter } from 'react-router-dom';
import { ExhibitPage } from './ExhibitPage.tsx';
import { exhibits } from './exhibits.ts';
import { FormPage } from './FormPage.tsx';
import { FORM_STATES, forms } from './forms.ts';
import styles from './Gallery.module.css';

/** The page of an address: `?show=Button`, `?form=sign-in&state=faulty`, or else the list of all. */
export function Gallery({ address: { searchParams } }: { address: URL }) {
  const shown = searchParams.get('show') ?? '';
  const form = searchParams.get('form') ?? '';
  const exhibit = exhibits[shown];
  const load = forms.get(form);
  const state = FORM_STATES.find((each) => each === searchParams.get('state')) ?? 'new';
  // Links in the controls do nothing here.
  return (
    <MemoryRouter>
      {exhibit && <ExhibitPage name={shown} exhibit={exhibit} />}
      {load && <FormPage name={form} load={load} state={state} />}
      {!exhibit && !load && <Contents />}
    </MemoryRouter>
  );
}

function Contents() {
  return (
    <main className={styles.page}>
      <h1>Gallery</h1>
      <h2>Controls and widgets</h2>
      <ul className={styles.list}>
        {Object.keys(exhibits)
          .sort()
          .map((name) => (
            <li key={name}>
              <a href={`?show=${name}`}>{name}</a>
            </li>
          ))}
      </ul>
      <h2>Forms</h2>
      <ul className={styles.list}>
        {[...forms.keys()].map((name) => (
          <li key={name}>
            {name}:{' '}
            {FORM_STATES.map((state) => (
              <a
                key={state}
                className={styles.state}
                href={`?form=${name}&state=${state}`}
                aria-label={`${name}, ${state}`}
              >
                {state}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </main>
  );
}
