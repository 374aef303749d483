import {
  type AwardRates,
  awardRates,
  type RateKey,
  smallestShownGroup,
} from '@milgo/domain/what-if/award-rates'
import type { ScoreGroup } from '@milgo/domain/what-if/score-group'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { SegmentedChoice } from '@milgo/ui/segmented-choice.tsx'
import { Percent } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'
import type { ResultScores, Tiers } from './use-results.ts'

type Props = {
  readonly groups: readonly ScoreGroup[]
  readonly tiers: Tiers
  readonly institutions: ResultScores['institutions']
}

const keys = ['institution', 'cluster', 'language'] as const satisfies readonly RateKey[]

/** The shares of students who get an award by these tiers, in groups too large to identify anyone. */
export const RatesCard = ({ groups, tiers, institutions }: Props) => {
  const { officeResults } = useWords()
  const words = officeResults.rates
  const [by, setBy] = useState<RateKey>('institution')
  const rates: AwardRates<RateKey> = useMemo(() => awardRates(groups, tiers, by), [groups, tiers, by])
  const languages: Readonly<Record<string, string>> = words.languages
  const nameOf = (key: string | number | null): string => {
    if (by === 'institution') return institutions.find(({ id }) => id === key)?.name ?? String(key)
    if (by === 'language') return languages[String(key)] ?? String(key)
    return key === null ? words.noCluster : fill(words.cluster, { cluster: key })
  }
  const rows = [
    ...rates.groups.map(({ key, count, awarded }) => ({
      id: String(key),
      name: nameOf(key),
      count,
      awarded,
    })),
    ...(rates.others
      ? [{ id: 'others', name: fill(words.others, { count: rates.others.groups }), ...rates.others }]
      : []),
  ]
  return (
    <Card title={words.title} icon={<Percent aria-hidden="true" className="size-5 text-brand" />}>
      <SegmentedChoice
        label={words.by}
        value={by}
        options={keys.map((key) => ({ value: key, label: words.keys[key] }))}
        onChange={(chosen) => setBy(chosen as RateKey)}
      />
      {rows.length === 0 ? (
        <p className="mt-3 text-ink-soft">{fill(words.few, { least: smallestShownGroup })}</p>
      ) : (
        <div className="mt-3">
          <table className="w-full">
            <thead className="text-ink-soft">
              <tr>
                {[words.group, words.count, words.rate].map((title) => (
                  <th key={title} scope="col" className="py-1 text-start font-medium">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, count, awarded }) => (
                <tr key={id} className="border-t border-line">
                  <th scope="row" className="py-1.5 text-start font-regular">
                    {name}
                  </th>
                  <td>
                    <Ltr>{inGroups(count)}</Ltr>
                  </td>
                  <td className="font-medium">
                    <Ltr>{`${Math.round((awarded / count) * 100)}%`}</Ltr>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="mt-2 text-ink-faint">{fill(words.text, { least: smallestShownGroup })}</p>
    </Card>
  )
}
