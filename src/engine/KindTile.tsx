import { Tile, type TileProps } from '#ui/Tile.tsx';
import { kindOf } from './kindOf.ts';

/** A kind's icon on its own hue. */
export function KindTile({ subclass, size }: { subclass: string; size?: TileProps['size'] }) {
  const { Icon, color } = kindOf(subclass);
  return <Tile icon={<Icon strokeWidth={1.75} />} color={color} size={size} />;
}
