import { fill } from '@milgo/messages/fill'
import { CircleCheck, CircleDashed, CopyCheck } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useWords } from '../../lib/words.ts'
import { figureText, membersOf } from './figure-value.ts'
import type { FigureRow, ReviewedDocument } from './review-types.ts'
import type { FigureValue } from './use-review-actions.ts'

type Props = {
  readonly row: FigureRow
  readonly documents: readonly ReviewedDocument[]
  readonly source: string | null
  readonly isFrozen: boolean
  readonly onSave: (value: FigureValue, source: string | null) => void
  readonly onShow: (documentKey: string) => void
  /** Enter goes on to the next figure. */
  readonly onNext: () => void
}

const inputStyle =
  'min-h-9 w-28 rounded-small border bg-surface px-2.5 text-start font-medium tabular-nums disabled:bg-sunken'

/** One verified figure: what the form claimed, what the document says, and which document that is. */
export const FigureField = (props: Props) => {
  const { row, documents, source, isFrozen, onSave } = props
  const { figures: words } = useWords().officeReviewPage
  const id = useId()
  const claimed = row.kind === 'list' ? '' : figureText(row.claimed)
  const proving = documents.filter(({ key }) => row.sources.includes(key))
  const isEntered = figureText(row.value) !== ''
  const Mark = row.is_missing ? CircleDashed : CircleCheck
  return (
    <div data-figure={row.wire} className="border-t border-line py-1.5 first:border-t-0">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="min-w-0 grow">
          {row.label}
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
      {(claimed !== '' || proving.length > 0) && (
        <div className="flex flex-wrap items-center gap-x-3 text-[13px] text-ink-soft">
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
            <select
              aria-label={fill(words.sourceOf, { figure: row.label })}
              value={source ?? ''}
              disabled={isFrozen}
              onChange={({ target }) => onSave(row.value as FigureValue, target.value || null)}
              title={proving.find(({ key }) => key === source)?.label}
              className="min-h-6 max-w-full truncate bg-transparent"
            >
              <option value="">{words.noSource}</option>
              {proving.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
    </div>
  )
}

const Value = (props: Props & { readonly id: string }) => {
  const { row, source, isFrozen, onSave, onNext, id } = props
  const { figures: words } = useWords().officeReviewPage
  const stored = figureText(row.value)
  const [text, setText] = useState(stored)
  useEffect(() => setText(stored), [stored])
  if (row.kind === 'yesNo')
    return (
      <select
        id={id}
        disabled={isFrozen}
        value={row.value === null || row.value === undefined ? '' : String(row.value === true)}
        onChange={({ target }) => onSave(target.value === '' ? null : target.value === 'true', source)}
        className={`${inputStyle} border-line-strong`}
      >
        <option value="">{words.choose}</option>
        <option value="true">{words.yes}</option>
        <option value="false">{words.no}</option>
      </select>
    )
  if (row.kind === 'list') return <Members {...props} />
  const save = () => {
    if (text.trim() !== stored) onSave(text.trim() === '' ? null : text.trim(), source)
  }
  return (
    <input
      id={id}
      data-figure-input
      dir={row.kind === 'text' ? 'auto' : 'ltr'}
      inputMode={row.kind === 'text' ? 'text' : 'decimal'}
      autoComplete="off"
      disabled={isFrozen}
      aria-required={row.is_required}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
      onKeyDown={goOnByEnter(onNext)}
      className={`${inputStyle} rtl:text-end ${row.is_missing ? 'border-sun bg-sun-wash' : 'border-line-strong'}`}
    />
  )
}

const goOnByEnter = (onNext: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  onNext()
}

/** The family members with a disability that the form names, each with the percentage that its document says. */
const Members = ({ row, source, isFrozen, onSave, onNext, id }: Props & { readonly id: string }) => {
  const { figures: words } = useWords().officeReviewPage
  const members = membersOf(row.value ?? row.claimed)
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is all that tells two of a kind apart
          key={index}
          {...(index === 0 ? { id } : {})}
          data-figure-input
          dir="ltr"
          inputMode="numeric"
          disabled={isFrozen}
          aria-required={row.is_required}
          onKeyDown={goOnByEnter(onNext)}
          aria-label={`${words.disability.percent} ${index + 1}`}
          defaultValue={String(member.disability_percentage)}
          onBlur={({ target }) =>
            onSave(
              members.map((one, at) =>
                at === index ? { ...one, disability_percentage: target.value.trim() } : one,
              ),
              source,
            )
          }
          className={`${inputStyle} border-line-strong`}
        />
      ))}
    </span>
  )
}
