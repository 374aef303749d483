import type { PeriodFields } from '@milgo/contracts/office/period-fields'
import type { ReasonListName, ReturnReason } from '@milgo/domain/period/reasons'
import { fill } from '@milgo/messages/fill'
import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { RepeatableList } from '@milgo/ui/repeatable-list.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'
import { ReasonPlaces } from './reason-places.tsx'
import { Section } from './section.tsx'
import type { ValueInputs } from './value-inputs.ts'

type KeyedReason = { readonly key: string; readonly reason: ReturnReason }

const listNames: readonly ReasonListName[] = ['returning', 'denying', 'denyingAppeal']
const newReason: ReturnReason = { code: '', text: { he: '', ar: '', en: '' }, needsNote: false }

/** The three lists, each reason with its text in three languages. */
export const ReasonsSection = ({ values, set, errorOf }: ValueInputs) => {
  const { sections, values: names } = useWords().officePeriods
  const change = (list: ReasonListName, reasons: PeriodFields['reasons'][ReasonListName]) =>
    set({ reasons: { ...values.reasons, [list]: reasons } })
  const error = errorOf('reasons')
  return (
    <Section title={sections.reasons} isFolded>
      {error && (
        <p role="alert" className="font-medium text-bad">
          {names.reasons}: {error}
        </p>
      )}
      {listNames.map((list) => (
        <ReasonList
          key={list}
          list={list}
          start={values.reasons[list]}
          onChange={(reasons) => change(list, reasons)}
        />
      ))}
    </Section>
  )
}

type ListProps = {
  readonly list: ReasonListName
  readonly start: readonly ReturnReason[]
  readonly onChange: (reasons: ReturnReason[]) => void
}

const ReasonList = ({ list, start, onChange }: ListProps) => {
  const { reasonLists, reason: words, parts } = useWords().officePeriods
  const [reasons, setReasons] = useState<readonly KeyedReason[]>(() =>
    start.map((reason) => ({ key: crypto.randomUUID(), reason })),
  )
  const change = (next: readonly KeyedReason[]) => {
    setReasons(next)
    onChange(next.map(({ reason }) => reason))
  }
  const replace = (key: string, reason: ReturnReason) =>
    change(reasons.map((one) => (one.key === key ? { key, reason } : one)))
  return (
    <RepeatableList
      label={reasonLists[list]}
      items={reasons}
      keyOf={({ key }) => key}
      titleOf={(index) => reasons[index]?.reason.code || fill(words.title, { number: index + 1 })}
      words={{ add: words.add, remove: (title) => fill(parts.remove, { title }) }}
      onAdd={() => change([...reasons, { key: crypto.randomUUID(), reason: newReason }])}
      onRemove={(index) => change(reasons.toSpliced(index, 1))}
      maxItems={30}
    >
      {({ key, reason }) => (
        <div className="grid gap-4 lg:grid-cols-2">
          <TextField
            label={words.code}
            isLtr
            value={reason.code}
            onChange={(code) => replace(key, { ...reason, code })}
            input={{ autoComplete: 'off', spellCheck: false, maxLength: 40 }}
          />
          <CheckboxField
            value={reason.needsNote}
            onChange={(needsNote) => replace(key, { ...reason, needsNote })}
          >
            {words.needsNote}
          </CheckboxField>
          {(['he', 'ar', 'en'] as const).map((language) => (
            <TextField
              key={language}
              label={parts[language]}
              isLtr={language === 'en'}
              value={reason.text[language]}
              onChange={(text) => replace(key, { ...reason, text: { ...reason.text, [language]: text } })}
              input={{ autoComplete: 'off' }}
            />
          ))}
          {list === 'returning' && reason.code !== 'OTHER' && (
            <ReasonPlaces reason={reason} onChange={(changed) => replace(key, changed)} />
          )}
        </div>
      )}
    </RepeatableList>
  )
}
