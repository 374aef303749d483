import { BreakPoints } from '@milgo/ui/break-points.tsx'

/** A name in the direction of its own letters. It may break after its signs. */
export const Breakable = ({ text }: { text: string }) => (
  <bdi className="wrap-break-word">
    <BreakPoints text={text} />
  </bdi>
)
