import { fill } from '@milgo/messages/fill'
import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { ChevronDown, CircleCheck, CircleDashed, CopyCheck, Lock } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { membersOf } from '../../lib/members-of.ts'
import { useWords } from '../../lib/words.ts'
import { figureText } from './figure-value.ts'
import type { FigureRow, ReviewedDocument } from './review-types.ts'
import type { FigureValue } from './use-review-actions.ts'

type Props = {
  readonly row: FigureRow
  readonly documents: readonly ReviewedDocument[]
  readonly source: string | null
  readonly isFrozen: boolean
  /** The error of the entered value. */
  readonly error?: string | undefined
  readonly onSave: (value: FigureValue, source: string | null) => void
  readonly onShow: (documentKey: string) => void
  /** Called on Enter, to move to the next figure. */
  readonly onNext: () => void
}

const inputStyle =
  'min-h-9 rounded-small border bg-surface px-2.5 text-start font-medium tabular-nums disabled:border-line disabled:bg-sunken disabled:text-ink-soft aria-invalid:border-bad aria-invalid:bg-bad-wash'

const errorIdOf = (id: string) => `${id}-error`

/** A verified figure: the value in the form, the value in the document, and which document that is. */
export const FigureField = (props: Props) => {
  const { row, documents, source, isFrozen, error, onSave } = props
  const { figures: words } = useWords().officeReviewPage
  const id = useId()
  const claimed = row.kind === 'list' ? '' : figureText(row.claimed)
  const proving = documents.filter(({ key }) => row.sources.includes(key))
  const isEntered = figureText(row.value) !== ''
  const Mark = row.is_missing ? CircleDashed : CircleCheck
  return (
    <div data-figure={row.wire} className="border-t border-line py-1.5 first:border-t-0">
      <div className={`flex items-center gap-2 ${row.kind === 'text' ? 'flex-wrap' : 'max-md:flex-wrap'}`}>
        <label htmlFor={id} className="min-w-0 grow max-md:basis-32">
          {row.label}
          {isFrozen && <Lock aria-hidden="true" className="ms-1.5 inline size-3.5 text-ink-faint" />}
        </label>
        <Value {...props} id={id} />
        {row.is_missing || isEntered ? (
          <Mark
            role="img"
            aria-label={row.is_missing ? words.missing : words.entered}
            className={`size-4 shrink-0 ${row.is_missing ? 'text-ink-faint' : 'text-good'}`}
          />
        ) : (
          <span className="size-4 shrink-0" />
        )}
      </div>
      {error !== undefined && (
        <p id={errorIdOf(id)} role="alert" className="py-1">
          <ErrorLine>{error}</ErrorLine>
        </p>
      )}
      {(claimed !== '' || proving.length > 0) && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 text-[13px] text-ink-soft">
          {claimed !== '' && (
            <button
              type="button"
              disabled={isFrozen}
              aria-label={`${fill(words.claimed, { value: claimed })}. ${fill(words.useClaimed, { figure: row.label })}`}
              onClick={() => onSave(claimed, source)}
              className="inline-flex min-h-6 items-center gap-1 hover:text-brand"
            >
              {!isFrozen && <CopyCheck aria-hidden="true" className="size-3.5" />}
              {fill(words.claimed, { value: claimed })}
            </button>
          )}
          {proving.length > 0 && (
            <Choice
              aria-label={fill(words.sourceOf, { figure: row.label })}
              value={source ?? ''}
              disabled={isFrozen}
              onChange={({ target }) => onSave(row.value as FigureValue, target.value || null)}
              title={proving.find(({ key }) => key === source)?.label}
              className="min-h-6 max-w-full truncate bg-transparent pe-5 outline-offset-0"
            >
              <option value="">{words.noSource}</option>
              {proving.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Choice>
          )}
        </div>
      )}
    </div>
  )
}

const Value = (props: Props & { readonly id: string }) => {
  const { row, source, isFrozen, error, onSave, onNext, id } = props
  const { figures: words } = useWords().officeReviewPage
  const stored = figureText(row.value)
  const [text, setText] = useState(stored)
  useEffect(() => setText(stored), [stored])
  if (row.kind === 'yesNo')
    return (
      <Choice
        id={id}
        data-figure-input
        disabled={isFrozen}
        aria-required={row.is_required}
        onKeyDown={goOnByEnter(onNext)}
        value={row.value === null || row.value === undefined ? '' : String(row.value === true)}
        onChange={({ target }) => onSave(target.value === '' ? null : target.value === 'true', source)}
        className={`${inputStyle} w-28 border-line-strong pe-7`}
      >
        <option value="">{isFrozen ? '–' : row.is_required ? words.choose : words.optional}</option>
        <option value="true">{words.yes}</option>
        <option value="false">{words.no}</option>
      </Choice>
    )
  if (row.kind === 'list') return <Members {...props} />
  const save = () => {
    // Also saves an unchanged text after an error, so that the error is removed.
    if (text.trim() !== stored || error !== undefined) onSave(text.trim() === '' ? null : text.trim(), source)
  }
  const field = {
    id,
    'data-figure-input': true,
    autoComplete: 'off',
    disabled: isFrozen,
    'aria-required': row.is_required,
    ...invalidBy(id, error),
    value: text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setText(target.value),
    onBlur: save,
    onKeyDown: goOnByEnter(onNext),
  }
  const tone = row.is_missing ? 'border-sun bg-sun-wash' : 'border-line-strong'
  // A text has a line of its own, which grows with it.
  if (row.kind === 'text')
    return (
      <textarea
        {...field}
        dir="auto"
        rows={1}
        className={`${inputStyle} order-last w-full resize-none py-1.5 field-sizing-content ${tone}`}
      />
    )
  return (
    <input {...field} dir="ltr" inputMode="decimal" className={`${inputStyle} w-28 rtl:text-end ${tone}`} />
  )
}

/** A select whose arrow is beside the text in every browser. */
const Choice = ({ className, ...props }: ComponentProps<'select'>) => (
  <span className="relative inline-flex max-w-full shrink-0 items-center">
    <select {...props} className={`appearance-none field-sizing-content ${className}`} />
    {!props.disabled && (
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-1 size-3.5 text-ink-soft" />
    )}
  </span>
)

const invalidBy = (id: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorIdOf(id) }

/** Whether the key confirms a figure. With Ctrl it decides, and confirms nothing that the reviewer did not type. */
const isPlainEnter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && !ctrlKey && !metaKey

const goOnByEnter = (onNext: () => void) => (event: KeyboardEvent) => {
  if (!isPlainEnter(event)) return
  event.preventDefault()
  onNext()
}

/** The family members with a disability in the form, each with the percentage in its document. */
const Members = (props: Props & { readonly id: string }) => {
  const { row, source, isFrozen, error, onSave, onNext, id } = props
  const { figures: words } = useWords().officeReviewPage
  const [changed, setChanged] = useState<number>()
  const members = membersOf(row.value ?? row.claimed)
  const isEntered = row.value !== null
  const save = (index: number, typed: string) => {
    setChanged(index)
    onSave(
      members.map((one, at) => (at === index ? { ...one, disability_percentage: typed.trim() } : one)),
      source,
    )
  }
  if (members.length === 0)
    return (
      <span id={id} className="text-ink-soft">
        –
      </span>
    )
  return (
    <span className="flex flex-col gap-1">
      {members.map((member, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: two members of the same kind differ only by their index
          key={`${index} ${member.disability_percentage}`}
          {...(index === 0 ? { id } : {})}
          data-figure-input
          dir="ltr"
          inputMode="numeric"
          disabled={isFrozen}
          aria-required={row.is_required}
          {...invalidBy(id, changed === index ? error : undefined)}
          onKeyDown={(event) => {
            if (isPlainEnter(event) && !isEntered) save(index, event.currentTarget.value)
            goOnByEnter(onNext)(event)
          }}
          aria-label={`${words.disability.percent} ${index + 1}`}
          defaultValue={String(member.disability_percentage)}
          onBlur={({ target }) => {
            // Leaving the field does not verify an unchanged value. Enter confirms the value of the form.
            if (target.value.trim() !== String(member.disability_percentage)) save(index, target.value)
          }}
          className={`${inputStyle} w-28 border-line-strong`}
        />
      ))}
    </span>
  )
}
