import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { ErrorLine } from './error-line.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'
import { OptionalMark } from './optional-mark.tsx'

/** Ids by which a control refers to its label and its descriptions. */
export type PartIds = {
  /** Id of the control that the label belongs to. A group has none. */
  readonly controlId?: string
  readonly labelId: string
  readonly helpId: string
  readonly errorId: string
}

export type PartsOfField = Pick<FieldProps, 'label' | 'optionalMark' | 'popup' | 'error' | 'help'> & {
  /** Shows a lock beside the label, for controls without a frame to show it in. */
  readonly isLocked?: boolean | undefined
  /** Shown at the end of the line below the control. */
  readonly counter?: ReactNode
}

type Props = PartsOfField & {
  /** Omitted inside a React Aria component, which connects label and descriptions itself. */
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

/** The label above a control, the error and the help below it, all connected to the control. */
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
          <OptionalMark text={optionalMark} />
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
