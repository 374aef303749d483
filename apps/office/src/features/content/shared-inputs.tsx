import type { ContentDocument, SharedValue } from '@milgo/domain/content/content-document'
import type { ContentPlace, SharedRule } from '@milgo/domain/content-editing/content-place'
import type { ContentProblem } from '@milgo/domain/content-editing/content-problems'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { MomentInput } from '../../lib/moment-input.tsx'
import { useWords } from '../../lib/words.ts'
import { useProblemText } from './use-problem-text.ts'
import { useSharedWords } from './use-shared-words.ts'

type Props = {
  readonly place: ContentPlace
  readonly document: ContentDocument
  readonly categories: readonly { readonly key: string; readonly title: string }[]
  readonly problems: readonly ContentProblem[]
  readonly isReadOnly: boolean
  readonly onChange: (field: string, value: SharedValue) => void
}

/** The fields that all languages of a text share. */
export const SharedInputs = (props: Props) => {
  const { place } = props
  if (Object.keys(place.shared).length === 0) return null
  return (
    <div className={`${cardStyle} grid gap-4 p-4 sm:grid-cols-2 xl:grid-cols-3`}>
      {Object.entries(place.shared).map(([field, rule]) => (
        <SharedInput key={field} {...props} field={field} rule={rule} />
      ))}
    </div>
  )
}

const SharedInput = ({
  field,
  rule,
  document,
  categories,
  problems,
  isReadOnly,
  onChange,
}: Props & { readonly field: string; readonly rule: SharedRule }) => {
  const { officeContent: words } = useWords()
  const problemText = useProblemText()
  const { choicesOf } = useSharedWords(categories)
  const value = document.shared[field]
  const problem = problems.find((one) => one.field === field && one.language === undefined)
  const names: Readonly<Record<string, string>> = words.fields
  const shared = { label: names[field] ?? field, error: problem && problemText(problem), isReadOnly }
  const change = (next: SharedValue) => onChange(field, next)
  if (rule.type === 'flag')
    return (
      // Beside other fields it is aligned with their controls, not with their labels.
      <div className="self-end">
        <CheckboxField value={value === true} onChange={change} isReadOnly={isReadOnly}>
          {shared.label}
        </CheckboxField>
      </div>
    )
  if (rule.type === 'moment')
    return (
      <div className="sm:col-span-2">
        <MomentInput
          {...shared}
          value={typeof value === 'string' ? value : null}
          onChange={(moment) => change(moment ?? '')}
        />
      </div>
    )
  const choices = choicesOf(rule)
  if (choices)
    return (
      <SelectField
        {...shared}
        options={choices}
        value={typeof value === 'string' ? value : null}
        onChange={change}
        placeholder={words.none}
      />
    )
  if (rule.type === 'number')
    return (
      <TextField
        {...shared}
        isLtr
        value={typeof value === 'number' && !Number.isNaN(value) ? String(value) : ''}
        onChange={(typed) => change(/^\d{1,4}$/.test(typed) ? Number(typed) : -1)}
        input={{ inputMode: 'numeric' }}
      />
    )
  return (
    <TextField
      {...shared}
      isLtr
      value={typeof value === 'string' ? value : ''}
      onChange={change}
      help={words.linkHelp}
    />
  )
}
