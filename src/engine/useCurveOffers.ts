import { useState } from 'react';
import { breakOff } from '#model/breakOff.ts';
import { type CurvePoints, formatList, parseList, samePoints } from '#model/curvePoints.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { MESSAGES } from '#model/messages.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { isNumberList } from '#model/rules.ts';
import { say } from '#model/shownWording.ts';
import type { CurveOffer } from '#widgets/CurveNotes.tsx';
import { quantity } from '#widgets/curveMessages.ts';
import { useFieldText } from './useDraft.ts';

interface OfferedCurve {
  store: DraftStore;
  curve: CurveDefinition;
  names: readonly string[];
  texts: readonly string[];
  points: CurvePoints;
  /** Whether the curve differs from its original. */
  isChanged: boolean;
}

interface CurveOffers {
  offers: readonly CurveOffer[];
  /** Stores the table that the points were made from, which shows more precisely where the curve ends. */
  onPaste: (points: CurvePoints, table: CurvePoints | undefined) => void;
}

/** Returns one-click fixes for a curve: for texts that are not lists, and for a missing cut-out. */
export function useCurveOffers(offered: OfferedCurve): CurveOffers {
  const { store, curve, points, isChanged } = offered;
  const [pasted, setPasted] = useState<{ points: CurvePoints; table: CurvePoints }>();
  const cutOutText = useFieldText(store, curve.cutOut);
  const offers = listOffers(offered);
  if (curve.cutOut !== undefined && cutOutText.trim() === '') {
    const table = pasted && samePoints(pasted.points, points) ? pasted.table : undefined;
    const end = breakOff(table ?? points);
    // An unchanged curve may well continue above its last point.
    if (end && (table || isChanged || !end.isLast))
      offers.push(cutOutOffer(store, curve, { name: curve.cutOut, ...end }));
  }
  return {
    offers: offers.length === 0 ? NO_OFFERS : offers,
    onPaste: (after, table) => setPasted(table && { points: after, table }),
  };
}

const NO_OFFERS: readonly CurveOffer[] = [];

/** Offers to replace malformed lists by the numbers that the table shows. */
function listOffers({ store, names, texts }: OfferedCurve): CurveOffer[] {
  return names.flatMap((name, index) => {
    const field = store.definition.fields[name];
    const text = texts[index] ?? '';
    if (field?.type !== 'list' || isNumberList(text)) return [];
    const list = formatList(parseList(text));
    if (!isNumberList(list)) return [];
    const message = say(field.list === 'percentages' ? MESSAGES.percentageList : MESSAGES.numberList);
    return [
      {
        message: `${field.title}: ${message}`,
        tone: 'error',
        action: `Keep the numbers shown for ${field.title}`,
        done: `${field.title} is now ${list}`,
        onAccept: () => accept(store, { [name]: list }),
      },
    ];
  });
}

function cutOutOffer(
  store: DraftStore,
  curve: CurveDefinition,
  { name, x, y }: { name: string; x: number; y: number },
): CurveOffer {
  const field = store.definition.fields[name];
  const title = field?.title ?? name;
  const [series] = curve.y;
  const speed = quantity(x, field?.unit);
  return {
    message: `${series?.title ?? curve.title} is still ${quantity(y, series?.unit)} at ${quantity(x, curve.x.unit)}, and ${title} is blank.`,
    tone: 'warning',
    action: `Set ${insideSentence(title)} to ${speed}`,
    done: `${title} is set to ${speed}`,
    onAccept: () => accept(store, { [name]: formatNumber(x) }),
  };
}

function accept(store: DraftStore, texts: Record<string, string>): void {
  store.change(texts);
  store.validateNow();
}
