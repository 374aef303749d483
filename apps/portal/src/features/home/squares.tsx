import { cardStyle } from '@milgo/ui/card-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { ContentPicture } from './content-picture.tsx'

type Square = CoreAnswer<'/information-squares/get-all'>[number]

/** The whole card is the link's target; the name of the link stays its title. */
const SquareTitle = ({ title, link }: { title: string; link: string | null }) =>
  link === null ? (
    title
  ) : (
    <Link to={link} className="after:absolute after:inset-0 after:rounded-medium focus-visible:outline-none">
      {title}
    </Link>
  )

const SquareCard = ({ square }: { square: Square }) => (
  <li
    className={
      `${cardStyle} group relative flex gap-4 p-5 md:block md:p-6 transition-[border-color,box-shadow] duration-150 ` +
      'has-[a:hover]:border-brand has-[a:hover]:shadow-raised has-[a:focus-visible]:outline-3 ' +
      'has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-(--focus)'
    }
  >
    <span className="flex size-12 shrink-0 items-center justify-center rounded-medium bg-brand-wash text-brand">
      <ContentPicture icon={square.icon} className="size-6" />
    </span>
    <div className="grow md:mt-5">
      <h3 className="text-lead font-bold">
        <SquareTitle title={square.title} link={square.link} />
      </h3>
      <p className="mt-1 text-ink-soft">
        <TextWithNumbers text={square.text} />
      </p>
    </div>
    {square.link !== null && (
      <ArrowRight
        aria-hidden="true"
        className={
          'mirrored size-5 shrink-0 self-center text-ink-faint transition-colors duration-150 ' +
          'group-has-[a:hover]:text-brand max-[22rem]:hidden md:absolute md:end-6 md:top-8'
        }
      />
    )}
  </li>
)

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
