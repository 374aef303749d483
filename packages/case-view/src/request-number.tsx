import { Ltr } from '@milgo/ui/ltr.tsx'

type Props = {
  readonly label: string
  /** Undefined while there is no request. */
  readonly number: string | undefined
}

/** The number of the request. Its line is empty while there is none, so that nothing below moves when it appears. */
export const RequestNumber = ({ label, number }: Props) => (
  <p className="min-h-[1lh] text-small text-ink-soft">
    {number && (
      <>
        {label}: <Ltr>{number}</Ltr>
      </>
    )}
  </p>
)
