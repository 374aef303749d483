import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { ErrorLine } from './error-line.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'

/** Ids by which a control knows its label and what describes it. */
export type PartIds = {
  /** Of the control that the label belongs to; a group has none. */
  readonly controlId?: string
  readonly labelId: string
  readonly helpId: string
  readonly errorId: string
}

export type PartsOfField = Pick<FieldProps, 'label' | 'optionalMark' | 'popup' | 'error' | 'help'> & {
  /** A lock beside the label, for what has no frame to hold one. */
  readonly isLocked?: boolean | undefined
  /** Stands at the end of the line under the control. */
  readonly counter?: ReactNode
}

type Props = PartsOfField & {
  /** Left out within a component of React Aria, which ties them itself. */
  readonly ids?: PartIds
  readonly children: ReactNode
}

const labelStyle = 'font-medium'

const PartLabel = ({ ids, children }: Pick<Props, 'ids' | 'children'>) => {
  if (ids === undefined) return <Label className={labelStyle}>{children}</Label>
  const { controlId, labelId } = ids
  if (controlId === undefined)
    return (
      <span id={labelId} className={labelStyle}>
        {children}
      </span>
    )
  return (
    <label id={labelId} htmlFor={controlId} className={labelStyle}>
      {children}
    </label>
  )
}

type NoteProps = {
  readonly id: string | undefined
  readonly slot: 'errorMessage' | 'description'
  readonly className?: string
  readonly children: ReactNode
}

const Note = ({ id, slot, className = '', children }: NoteProps) =>
  id === undefined ? (
    <Text slot={slot} className={className}>
      {children}
    </Text>
  ) : (
    <span id={id} className={className}>
      {children}
    </span>
  )

/** Label above, error and help below; all three are tied to the control. */
export const FieldParts = ({
  label,
  optionalMark,
  popup,
  error,
  help,
  isLocked = false,
  counter,
  ids,
  children,
}: Props) => {
  const notes = (
    <>
      {error !== undefined && (
        <Note slot="errorMessage" id={ids?.errorId}>
          <ErrorLine>{error}</ErrorLine>
        </Note>
      )}
      {help && (
        <Note slot="description" id={ids?.helpId} className="text-small text-ink-faint">
          {help}
        </Note>
      )}
    </>
  )
  return (
    <>
      <div className="flex min-h-7 items-center gap-1">
        <PartLabel {...(ids && { ids })}>
          {label}
          {optionalMark && <span className="font-regular text-ink-faint"> {optionalMark}</span>}
        </PartLabel>
        {isLocked && <Lock aria-hidden="true" className="ms-1 size-4.5 shrink-0 text-ink-faint" />}
        {popup}
      </div>
      <div className={fieldStyle}>
        {children}
        {counter ? (
          <div className="flex items-start justify-between gap-4">
            <div className={fieldStyle}>{notes}</div>
            <span className="text-small text-ink-faint tabular-nums">{counter}</span>
          </div>
        ) : (
          notes
        )}
      </div>
    </>
  )
}
