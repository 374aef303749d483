import { encode } from 'uqr'

/** A picture of squares that a phone reads; black on white in both themes, or some phones would not. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-small border border-line bg-white"
    >
      <path d={squares.join('')} fill="#000000" />
    </svg>
  )
}
