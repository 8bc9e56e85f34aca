import { useState } from 'react';
import { type CurvePoints, formatList, parseList, samePoints } from '#model/curvePoints.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { findBreakOff } from '#model/findBreakOff.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { MESSAGES } from '#model/messages.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { isNumberList } from '#model/rules.ts';
import { translate } from '#model/shownWording.ts';
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
  /** Whether the same is offered with other points, whose changed texts are given by field. */
  keepsOffers: (points: CurvePoints, changed: Texts) => boolean;
}

/** Returns one-click fixes for a curve: for texts that are not lists, and for a missing cut-out. */
export function useCurveOffers(offered: OfferedCurve): CurveOffers {
  const { store, curve, names, texts } = offered;
  const [pasted, setPasted] = useState<Pasted>();
  const cutOutText = useFieldText(store, curve.cutOut);
  const isCutOutBlank = curve.cutOut !== undefined && cutOutText.trim() === '';
  const listAll = (asked: OfferedCurve) => [...listOffers(asked), ...(isCutOutBlank ? listCutOuts(asked, pasted) : [])];
  const offers = listAll(offered);
  return {
    offers: offers.length === 0 ? NO_OFFERS : offers,
    onPaste: (after, table) => {
      if (table || pasted) setPasted(table && { points: after, table });
    },
    keepsOffers: (points, changed) => {
      const others = listAll({
        ...offered,
        points,
        texts: names.map((name, index) => changed[name] ?? texts[index] ?? ''),
      });
      return (
        others.length === offers.length && others.every(({ message }, index) => message === offers[index]?.message)
      );
    },
  };
}

/** Pasted points, and the table that they were made from. */
interface Pasted {
  points: CurvePoints;
  table: CurvePoints;
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
    const message = translate(field.list === 'percentages' ? MESSAGES.percentageList : MESSAGES.numberList);
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

/** Offers the end of a curve as its cut-out. */
function listCutOuts({ store, curve, points, isChanged }: OfferedCurve, pasted: Pasted | undefined): CurveOffer[] {
  const table = pasted && samePoints(pasted.points, points) ? pasted.table : undefined;
  const end = findBreakOff(table ?? points);
  // An unchanged curve may well continue above its last point.
  if (curve.cutOut === undefined || !end || !(table || isChanged || !end.isLast)) return [];
  return [cutOutOffer(store, curve, { name: curve.cutOut, ...end })];
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
