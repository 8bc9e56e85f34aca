import { Star } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import styles from './FavouritesFilter.module.css';
import { useFavourites } from './useFavourites.ts';

interface FavouritesFilterProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
}

/** Renders a button that limits a list to its favourites; nothing if the server has no favourites. */
export function FavouritesFilter({ pressed, onChange }: FavouritesFilterProps) {
  const { ids, isRead } = useFavourites();
  if (isRead && !ids && !pressed) return null;
  return (
    <Button
      className={styles.filter}
      icon={<Star />}
      aria-label="Favourites"
      title="Favourites"
      aria-pressed={pressed}
      disabled={!isRead && !pressed}
      onClick={() => onChange(!pressed)}
    >
      <span data-spare="">Favourites</span>
    </Button>
  );
}
