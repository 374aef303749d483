import {
  type BandDraft,
  type BandTable,
  bandTables,
  draftOfRules,
  isCeilingTable,
  type RulesDraft,
  readRulesDraft,
  singleValues,
} from '@milgo/domain/score/rules-draft'
import { scoreComponents as componentNames } from '@milgo/domain/score/score-component'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { DigitsField } from '@milgo/ui/digits-field.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useWords } from '../../lib/words.ts'
import { BandRows } from './band-rows.tsx'
import { countText } from './money-text.ts'
import { type RulesVersion, useRefreshResults } from './use-results.ts'

type Props = {
  readonly period: { readonly period?: string }
  readonly active: RulesVersion
  /** Computed requests that a new version would compute again. */
  readonly computed: number
  readonly onClose: () => void
  readonly onDone: (text: string) => void
}

/** The tables of points in force, to be changed and saved as a proposal with the present tiers. */
export const PointsDialog = ({ period, active, computed, onClose, onDone }: Props) => {
  const { officeRules: words, officeResults, scoreComponents, periodIssues } = useWords()
  const refresh = useRefreshResults()
  const { isBusy, failure, submit } = useSubmit()
  const [draft, setDraft] = useState<RulesDraft>(() => draftOfRules(active.score_rules))
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const read = readRulesDraft(draft)
  const propose = () => {
    setIsTried(true)
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
      text={fill(words.text, { count: countText(computed) })}
      onDismiss={onClose}
      positive={{ label: words.propose, onPress: propose, busyText: isBusy ? words.saving : undefined }}
      negative={{ label: words.cancel, onPress: onClose }}
    >
      <FailureBanner title={words.failed} failure={failure} />
      {isTried && 'issues' in read && (
        <Banner tone="bad" title={words.problems} announce="alert">
          <ul className="list-disc ps-5">
            {read.issues.map((issue) => (
              <li key={issue}>{issue === 'WRONG_VALUE' ? words.notNumber : periodIssues[issue]}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Values
        title={words.caps}
        names={componentNames}
        labels={scoreComponents}
        values={draft.caps}
        onChange={(name, text) =>
          setDraft((before) => ({ ...before, caps: { ...before.caps, [name]: text } }))
        }
      />
      {bandTables.map((table) => (
        <BandRows
          key={table}
          title={words.tables[table]}
          bound={isCeilingTable(table) ? words.upTo : words.from}
          bands={draft.bands[table]}
          onChange={(bands) => setBands(table, bands)}
        />
      ))}
      <Values
        title={words.singles}
        names={singleValues}
        labels={words.single}
        values={draft.singles}
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
  readonly onChange: (name: Name, text: string) => void
}

const Values = <Name extends string>({ title, names, labels, values, onChange }: ValuesProps<Name>) => (
  <fieldset>
    <legend className="mb-2 font-bold">{title}</legend>
    <div className="grid items-end gap-3 sm:grid-cols-3">
      {names.map((name) => (
        <DigitsField
          key={name}
          label={labels[name]}
          value={values[name]}
          onChange={(text) => onChange(name, text)}
        />
      ))}
    </div>
  </fieldset>
)
