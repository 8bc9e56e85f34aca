import { Fragment } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasSession } from '#api/sessionStore.ts';
import { tourAddress } from '#model/addresses.ts';
import { KEY_PLACES, KEYS, type KeyBinding } from '#model/keys.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { setSingleKeys, useSingleKeys } from '#ui/singleKeys.ts';
import { KeyCombination } from './KeyCombination.tsx';
import styles from './KeysDialog.module.css';

/** Lists all shortcuts by the place where they work; those of single keys can be switched off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const areOn = useSingleKeys((state) => state.areOn);
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" size="l">
      <TourButton onPress={onClose} />
      <Checkbox label="Shortcuts of single keys, such as / and ?" checked={areOn} onChange={setSingleKeys} />
      <div className={styles.places}>
        {KEY_PLACES.map((place) => (
          <section key={place} aria-label={place}>
            <h3 className={styles.place}>{place}</h3>
            <dl className={styles.keys}>
              {BINDINGS.filter((binding) => binding.place === place).map(({ does, keys }) => (
                <div key={does} className={styles.binding}>
                  <dt>{does}</dt>
                  <dd>
                    {keys.map((combination, index) => (
                      <Fragment key={combination}>
                        {index > 0 && <span className={styles.or}> / </span>}
                        <span className={styles.combination}>
                          <KeyCombination keys={combination} />
                        </span>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function TourButton({ onPress }: { onPress: () => void }) {
  const hasSession = useHasSession();
  const navigate = useNavigate();
  const start = () => {
    onPress();
    navigate(tourAddress);
  };
  return hasSession ? (
    <Button className={styles.tour} size="s" onClick={start}>
      Take the tour
    </Button>
  ) : null;
}

const BINDINGS: readonly KeyBinding[] = Object.values(KEYS);
