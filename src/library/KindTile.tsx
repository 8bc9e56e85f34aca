import { Tile, type TileProps } from '#ui/Tile.tsx';
import { getKindAppearance } from './getKindAppearance.ts';

/** A kind's icon on its own hue. */
export function KindTile({ subclass, size }: { subclass: string; size?: TileProps['size'] }) {
  const { Icon, color } = getKindAppearance(subclass);
  return <Tile icon={<Icon strokeWidth={1.75} />} color={color} size={size} />;
}
