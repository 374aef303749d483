import { SquareCard } from '@milgo/content-view/square-card.tsx'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { useWords } from '../../lib/words.ts'

type Square = CoreAnswer<'/information-squares/get-all'>[number]

export const Squares = ({ squares }: { squares: readonly Square[] }) => {
  const { home } = useWords()
  return (
    <section aria-labelledby="squares">
      <h2 id="squares" className="text-title">
        {home.squares.title}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3 lg:gap-5">
        {squares.map((square) => (
          <SquareCard key={square.id} square={square} />
        ))}
      </ul>
    </section>
  )
}
