import type { InformationSquare } from '@milgo/contracts/core/get-information-squares'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { ContentPicture } from './content-picture.tsx'

/** The title as a link. The whole card can be pressed, but the link's name is only the title. */
const SquareTitle = ({ title, link }: { title: string; link: string | null }) =>
  link === null ? (
    title
  ) : (
    <Link to={link} className="after:absolute after:inset-0 after:rounded-medium focus-visible:outline-none">
      {title}
    </Link>
  )

/** A square of the home page, as a list item. */
export const SquareCard = ({ square }: { readonly square: Omit<InformationSquare, 'id'> }) => (
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
