import { Ltr } from '@milgo/ui/ltr.tsx'

type Props = {
  readonly label: string
  /** Absent while there is no request. */
  readonly number: string | undefined
}

/** What the request is called. While there is none its line stays empty, so that nothing below moves when it comes. */
export const RequestNumber = ({ label, number }: Props) => (
  <p className="min-h-[1lh] text-small text-ink-soft">
    {number && (
      <>
        {label}: <Ltr>{number}</Ltr>
      </>
    )}
  </p>
)
