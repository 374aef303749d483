import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import type { KitWords } from './kit-words.ts'

type Props = {
  readonly kit: KitWords
  readonly names: readonly (keyof KitWords['sections'])[]
  /** The only group shown. Null if all are shown. */
  readonly current: string | null
}

/** Links to each group of components, and to all of them. */
export const Groups = ({ kit, names, current }: Props) => {
  const entries = [
    { name: null, href: '/dev/kit/', label: kit.groups.all },
    ...names.map((name) => ({ name, href: `/dev/kit/?section=${name}`, label: kit.sections[name] })),
  ]
  return (
    <nav aria-label={kit.groups.label}>
      <ul className="flex flex-wrap gap-x-5">
        {entries.map(({ name, href, label }) => (
          <li key={href}>
            <a
              href={href}
              className={`flex min-h-11 min-w-11 items-center ${textLinkStyle} aria-[current]:font-medium`}
              {...(name === current ? { 'aria-current': 'page' as const } : {})}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
