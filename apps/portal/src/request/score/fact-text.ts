import type { ScoreFact, ScoreFactCode } from '@milgo/domain/score/score-facts'
import { fill } from '@milgo/messages/fill'
import { moneyText } from '@milgo/messages/money-text'

/** Params of facts that are sums of money. */
const money: ReadonlySet<string> = new Set(['total', 'perPerson', 'above', 'upTo', 'over'])
/** Where the same name is no sum. */
const plainCodes: ReadonlySet<ScoreFactCode> = new Set(['PRIORITY_SCALE'])

export const factText = (
  { code, params }: ScoreFact,
  words: Readonly<Record<ScoreFactCode, string>>,
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
