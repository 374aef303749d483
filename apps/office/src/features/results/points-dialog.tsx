import {
  type BandDraft,
  type BandTable,
  bandTables,
  draftOfRules,
  isCeilingTable,
  type RulesDraft,
  type RulesIssue,
  type RulesPlace,
  readRulesDraft,
  singleValues,
} from '@milgo/domain/score/rules-draft'
import { scoreComponents as componentNames } from '@milgo/domain/score/score-component'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { Banner } from '@milgo/ui/banner.tsx'
import { DigitsField } from '@milgo/ui/digits-field.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useEffect, useRef, useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { BandRows } from './band-rows.tsx'
import { type RulesVersion, useRefreshResults } from './use-results.ts'

type Props = {
  readonly period: { readonly period?: string }
  readonly active: RulesVersion
  /** The number of computed requests that a new version would compute again. */
  readonly computed: number
  readonly onClose: () => void
  readonly onDone: (text: string) => void
}

/** Edits the tables of points in force, and saves them as a proposal with the current tiers. */
export const PointsDialog = ({ period, active, computed, onClose, onDone }: Props) => {
  const { officeRules: words, officeResults, scoreComponents, periodIssues } = useWords()
  const refresh = useRefreshResults()
  const { isBusy, failure, submit } = useSubmit()
  const [draft, setDraft] = useState<RulesDraft>(() => draftOfRules(active.score_rules))
  const [note, setNote] = useState('')
  const [tries, setTries] = useState(0)
  const read = readRulesDraft(draft)
  const issues = tries > 0 && 'issues' in read ? read.issues : []
  const problemText = ({ code }: RulesIssue) =>
    code === 'WRONG_VALUE' ? words.notNumber : periodIssues[code]
  const findProblem = (isAt: (place: RulesPlace) => boolean): string | undefined => {
    const issue = issues.find(({ place }) => place !== undefined && isAt(place))
    return issue && problemText(issue)
  }
  const placeText = (place: RulesPlace): string => {
    if (place.of === 'cap') return fill(words.differences.cap, { component: scoreComponents[place.name] })
    if (place.of === 'single') return words.single[place.name]
    return fill(place.cell === 'bound' ? words.boundOf : words.pointsOf, {
      bound: boundName(place.table),
      table: words.tables[place.table],
      row: place.row + 1,
    })
  }
  const boundName = (table: BandTable) => (isCeilingTable(table) ? words.upTo : words.from)
  // The window is longer than the screen and its button is always visible, so the message may be out of view.
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0 || failure) message.current?.scrollIntoView({ block: 'nearest' })
  }, [tries, failure])
  const propose = () => {
    setTries((count) => count + 1)
    if ('issues' in read) return
    void submit(async () => {
      const { name } = await callCore('POST /office/rules-versions', {
        body: {
          ...period,
          award_tiers: active.award_tiers,
          score_rules: read.rules,
          ...(note.trim() !== '' && { note }),
        },
      })
      await refresh()
      onDone(fill(officeResults.rules.saved, { name }))
    })
  }
  const setBands = (table: BandTable, bands: readonly BandDraft[]) =>
    setDraft((before) => ({ ...before, bands: { ...before.bands, [table]: bands } }))
  return (
    <ModalWindow
      isOpen
      isWide
      header={words.title}
      text={fill(words.text, { count: inGroups(computed) })}
      onDismiss={onClose}
      positive={{ label: words.propose, onPress: propose, busyText: isBusy ? words.saving : undefined }}
      negative={{ label: words.cancel, onPress: onClose }}
    >
      <div ref={message} className="empty:hidden">
        <FailureBanner title={words.failed} failure={failure} />
        {issues.length > 0 && (
          <Banner tone="bad" title={words.problems} announce="alert">
            <ul className="list-disc ps-5">
              {issues.map((issue) => (
                <li key={JSON.stringify(issue)}>
                  {issue.place
                    ? fill(words.problemAt, { place: placeText(issue.place), problem: problemText(issue) })
                    : problemText(issue)}
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
      <Values
        title={words.caps}
        names={componentNames}
        labels={scoreComponents}
        values={draft.caps}
        findProblem={(name) => findProblem((place) => place.of === 'cap' && place.name === name)}
        onChange={(name, text) =>
          setDraft((before) => ({ ...before, caps: { ...before.caps, [name]: text } }))
        }
      />
      {bandTables.map((table) => (
        <BandRows
          key={table}
          title={words.tables[table]}
          bound={boundName(table)}
          bands={draft.bands[table]}
          findProblem={(row, cell) =>
            findProblem(
              (place) =>
                place.of === 'band' && place.table === table && place.row === row && place.cell === cell,
            )
          }
          onChange={(bands) => setBands(table, bands)}
        />
      ))}
      <Values
        title={words.singles}
        names={singleValues}
        labels={words.single}
        values={draft.singles}
        findProblem={(name) => findProblem((place) => place.of === 'single' && place.name === name)}
        onChange={(name, text) =>
          setDraft((before) => ({ ...before, singles: { ...before.singles, [name]: text } }))
        }
      />
      <TextAreaField label={words.note} value={note} onChange={setNote} maxLength={1_000} />
    </ModalWindow>
  )
}

type ValuesProps<Name extends string> = {
  readonly title: string
  readonly names: readonly Name[]
  readonly labels: Readonly<Record<Name, string>>
  readonly values: Readonly<Record<Name, string>>
  readonly findProblem: (name: Name) => string | undefined
  readonly onChange: (name: Name, text: string) => void
}

const Values = <Name extends string>({
  title,
  names,
  labels,
  values,
  findProblem,
  onChange,
}: ValuesProps<Name>) => (
  <fieldset>
    <legend className="mb-2 font-bold">{title}</legend>
    <div className="grid items-end gap-3 sm:grid-cols-3">
      {names.map((name) => (
        <DigitsField
          key={name}
          label={labels[name]}
          value={values[name]}
          error={findProblem(name)}
          onChange={(text) => onChange(name, text)}
        />
      ))}
    </div>
  </fieldset>
)
