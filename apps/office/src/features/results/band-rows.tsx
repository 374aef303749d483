import type { BandDraft } from '@milgo/domain/score/rules-draft'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { Fragment, useId } from 'react'
import { useWords } from '../../lib/words.ts'

const inputStyle =
  'min-h-11 w-full rounded-small border border-line-strong bg-surface aria-invalid:border-bad px-3 tabular-nums focus-visible:outline-3 focus-visible:outline-(--focus)'

type Props = {
  readonly title: string
  /** The header of the first column: "up to" or "from". */
  readonly bound: string
  readonly bands: readonly BandDraft[]
  readonly findProblem: (row: number, cell: keyof BandDraft) => string | undefined
  readonly onChange: (bands: readonly BandDraft[]) => void
}

const cells = ['bound', 'points'] as const satisfies readonly (keyof BandDraft)[]

/** A table of bands. Each row has a bound and its points. Rows can be added and removed. */
export const BandRows = ({ title, bound, bands, findProblem, onChange }: Props) => {
  const { officeRules: words } = useWords()
  const id = useId()
  const change = (place: number, part: Partial<BandDraft>) =>
    onChange(bands.map((band, at) => (at === place ? { ...band, ...part } : band)))
  const cellLabel = (kind: keyof BandDraft, place: number) =>
    fill(kind === 'bound' ? words.boundOf : words.pointsOf, { bound, table: title, row: place + 1 })
  const problemsOf = (place: number) =>
    cells.flatMap((kind) => {
      const problem = findProblem(place, kind)
      return problem === undefined ? [] : [{ kind, problem }]
    })
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{title}</legend>
      <table className="w-full max-w-130 border-separate border-spacing-x-3 border-spacing-y-1 text-small">
        <thead>
          <tr className="text-ink-soft">
            <th scope="col" className="text-start font-regular">
              {bound}
            </th>
            <th scope="col" className="text-start font-regular">
              {words.points}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {bands.map((band, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its index
            <Fragment key={place}>
              <tr>
                {cells.map((kind) => (
                  <td key={kind}>
                    <input
                      dir="ltr"
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={cellLabel(kind, place)}
                      {...(findProblem(place, kind) !== undefined && {
                        'aria-invalid': true,
                        'aria-describedby': `${id}-${place}-${kind}`,
                      })}
                      value={band[kind]}
                      onChange={({ currentTarget }) => change(place, { [kind]: currentTarget.value })}
                      className={inputStyle}
                    />
                  </td>
                ))}
                <td>
                  <ActionButton
                    variant="quiet"
                    className="min-h-11 px-3 text-small"
                    label={fill(words.removeFrom, { row: place + 1, table: title })}
                    onPress={() => onChange(bands.filter((_, at) => at !== place))}
                  >
                    {words.remove}
                  </ActionButton>
                </td>
              </tr>
              {problemsOf(place).map(({ kind, problem }) => (
                <tr key={kind}>
                  <td colSpan={3} id={`${id}-${place}-${kind}`}>
                    <ErrorLine>{problem}</ErrorLine>
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <ActionButton
        variant="quiet"
        className="min-h-11 px-3 text-small"
        label={fill(words.addTo, { table: title })}
        onPress={() => onChange([...bands, { bound: '', points: '' }])}
      >
        {words.add}
      </ActionButton>
    </fieldset>
  )
}
