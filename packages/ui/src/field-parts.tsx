import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Label, Text } from 'react-aria-components'
import { ErrorLine } from './error-line.tsx'
import type { FieldProps } from './field-props.ts'

export type PartsOfField = Pick<FieldProps, 'label' | 'optionalMark' | 'popup' | 'error' | 'help'> & {
  /** A lock beside the label, for what has no frame to hold one. */
  readonly isLocked?: boolean | undefined
  /** Stands at the end of the line under the control. */
  readonly counter?: ReactNode
}

type Props = PartsOfField & { readonly children: ReactNode }

/** Label above, error and help below; React Aria ties all three to the control that stands around them. */
export const FieldParts = ({
  label,
  optionalMark,
  popup,
  error,
  help,
  isLocked = false,
  counter,
  children,
}: Props) => {
  const notes = (
    <>
      {error !== undefined && (
        <Text slot="errorMessage">
          <ErrorLine>{error}</ErrorLine>
        </Text>
      )}
      {help && (
        <Text slot="description" className="text-small text-ink-faint">
          {help}
        </Text>
      )}
    </>
  )
  return (
    <>
      <div className="flex min-h-7 items-center gap-1">
        <Label className="font-medium">
          {label}
          {optionalMark && <span className="font-regular text-ink-faint"> {optionalMark}</span>}
        </Label>
        {isLocked && <Lock aria-hidden="true" className="ms-1 size-4.5 shrink-0 text-ink-faint" />}
        {popup}
      </div>
      {children}
      {counter ? (
        <div className="flex items-start justify-between gap-4">
          <div className="flex min-w-0 flex-col gap-1.5">{notes}</div>
          <span className="text-small text-ink-faint tabular-nums">{counter}</span>
        </div>
      ) : (
        notes
      )}
    </>
  )
}
