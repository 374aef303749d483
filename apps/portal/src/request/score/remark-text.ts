import type { ScoreRemark, ScoreRemarkCode } from '@milgo/domain/score/score-remarks'
import { fill } from '@milgo/messages/fill'
import { moneyText } from '@milgo/messages/money-text'

/** Names of parameters of remarks that are sums of money. */
const money: ReadonlySet<string> = new Set(['total', 'perPerson', 'above', 'upTo', 'over'])
/** Remarks in which a parameter of such a name is not a sum of money. */
const plainCodes: ReadonlySet<ScoreRemarkCode> = new Set(['PRIORITY_SCALE'])

export const remarkText = (
  { code, params }: ScoreRemark,
  words: Readonly<Record<ScoreRemarkCode, string>>,
): string =>
  fill(
    words[code],
    Object.fromEntries(
      Object.entries(params).map(([name, value]: [string, number]) => [
        name,
        money.has(name) && !plainCodes.has(code) ? moneyText(value) : value,
      ]),
    ),
  )
