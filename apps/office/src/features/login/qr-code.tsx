import { encode } from 'uqr'

/** A QR code. It is black on white in both themes, because some phones cannot read it otherwise. */
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
