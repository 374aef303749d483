import type { ContentDocument, ContentLanguage, ContentText } from '@milgo/domain/content/content-document'
import type { LanguageState } from '@milgo/domain/content-editing/content-differences'
import type { ContentPlace, TextRule } from '@milgo/domain/content-editing/content-place'
import type { ContentProblem } from '@milgo/domain/content-editing/content-problems'
import { directionOf, languageNames } from '@milgo/messages/languages'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Badge, type BadgeTone } from '@milgo/ui/badge.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'
import { RichField } from './rich-field.tsx'
import { useProblemText } from './use-problem-text.ts'

const tones: Readonly<Record<LanguageState, BadgeTone>> = {
  missing: 'sun',
  edited: 'info',
  outdated: 'sun',
  current: 'good',
}

type Props = {
  readonly place: ContentPlace
  readonly language: ContentLanguage
  readonly document: ContentDocument
  readonly state: LanguageState
  readonly problems: readonly ContentProblem[]
  readonly isReadOnly: boolean
  readonly onChange: (field: string, value: ContentText) => void
  /** Confirms that the unchanged text fits the changed Hebrew; undefined for the Hebrew itself. */
  readonly onConfirm: (() => void) | undefined
}

/** The fields of a text in one language. */
export const LanguageColumn = ({
  place,
  language,
  document,
  state,
  problems,
  isReadOnly,
  onChange,
  onConfirm,
}: Props) => {
  const { officeContent: words } = useWords()
  const officeLanguage = useLanguage()
  const fields = Object.entries(place.texts)
  return (
    <section
      aria-label={languageNames[language]}
      dir={directionOf[language]}
      // In columns, each field is level with the same field of the other languages, however long their texts are.
      className={`${cardStyle} flex min-w-0 flex-col gap-4 p-4 md:grid md:grid-cols-[minmax(0,1fr)] md:grid-rows-subgrid`}
      style={{ gridRow: `span ${fields.length + 1}` }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 lang={language} className="text-body font-bold">
          {languageNames[language]}
        </h2>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        {state === 'outdated' && onConfirm && !isReadOnly && (
          <div dir={directionOf[officeLanguage]} lang={officeLanguage} className="basis-full">
            <ActionButton variant="quiet" onPress={onConfirm}>
              {words.fits}
            </ActionButton>
          </div>
        )}
      </div>
      {fields.map(([field, rule]) => (
        <TextInput
          key={field}
          field={field}
          rule={rule}
          language={language}
          value={document.texts[language][field]}
          problem={problems.find((one) => one.field === field && one.language === language)}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange(field, value)}
        />
      ))}
    </section>
  )
}

type InputProps = {
  readonly field: string
  readonly rule: TextRule
  readonly language: ContentLanguage
  readonly value: ContentText | undefined
  readonly problem: ContentProblem | undefined
  readonly isReadOnly: boolean
  readonly onChange: (value: ContentText) => void
}

const TextInput = ({ field, rule, language, value, problem, isReadOnly, onChange }: InputProps) => {
  const { officeContent: words } = useWords()
  const problemText = useProblemText()
  const names: Readonly<Record<string, string>> = words.fields
  const label = names[field] ?? field
  const error = problem && problemText(problem)
  if (rule.type === 'rich')
    return (
      <div className="flex flex-col gap-2">
        <span className="font-medium">{label}</span>
        <RichField
          label={`${label}, ${languageNames[language]}`}
          language={language}
          direction={directionOf[language]}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
          isReadOnly={isReadOnly}
          placeholders={rule.placeholders ?? []}
          plain={rule.plain}
          error={error}
        />
      </div>
    )
  const text = typeof value === 'string' ? value : ''
  const shared = { label, value: text, onChange, error, isReadOnly }
  return (
    <div lang={language} className="flex flex-col gap-2">
      {rule.type === 'line' ? (
        <TextField {...shared} />
      ) : (
        <TextAreaField {...shared} maxLength={rule.max} rows={6} />
      )}
    </div>
  )
}
