import { CategoryHead } from '@milgo/content-view/category-head.tsx'
import { paths } from '@milgo/contracts/portal-paths'
import { type Faq, matchesSearch } from '@milgo/domain/content/faq-search'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { Button } from '@milgo/ui/button.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { CircleQuestionMark, SearchX } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useCoreQuery } from '../../lib/use-core-query.ts'
import { useHashTarget } from '../../lib/use-hash-target.ts'
import { useTypedEarly } from '../../lib/use-typed-early.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { useFaqWords } from './faq-words.ts'
import { QuestionItem } from './question-item.tsx'
import { useMissReport } from './use-miss-report.ts'

type Category = CoreAnswer<'/faq-category/all'>[number]

const places = {
  portal: { name: 'faq', call: '/faq-category/all', other: 'scholarship' },
  scholarship: { name: 'scholarshipFaq', call: '/scholarship-faq-category/all', other: 'portal' },
} as const

/** Longer ones are no address that anybody passes on. */
const longestInAddress = 100

/** Questions and answers, about the portal or about the scholarship. */
export const FaqPage = ({ faq: which }: { readonly faq: Faq }) => {
  const { shell } = useWords()
  const faq = useFaqWords()
  const language = useLanguage()
  const { name, call, other } = places[which]
  const { data, error, isPending } = useCoreQuery(call)
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState(params.get('q') ?? '')
  const sought = useDeferredValue(search)
  const content = useRef<HTMLDivElement>(null)
  const found = (data ?? [])
    .map((category) => ({
      ...category,
      questions: category.questions.filter((one) => matchesSearch(one, sought)),
    }))
    .filter(({ questions }) => questions.length > 0)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  const isSearched = sought.trim() !== ''
  useMissReport(which, sought, data !== undefined && isSearched && count === 0)
  useHashTarget(data !== undefined)
  const change = (words: string) => {
    setSearch(words)
    const q = words.trim()
    setParams(q === '' || q.length > longestInAddress ? {} : { q }, {
      replace: true,
      preventScrollReset: true,
    })
  }
  useTypedEarly('faq-search', change)
  return (
    <div ref={content} tabIndex={-1} className="page-column py-10 outline-none md:py-14">
      <PageHeading
        documentTitle={fill(shell.documentTitle, { page: shell.pages[name] })}
        className="text-display text-balance"
      >
        {shell.pages[name]}
      </PageHeading>
      <p className="mt-3 max-w-measure text-lead text-ink-soft">{faq.lead[which]}</p>
      <Link
        to={paths[places[other].name]}
        className={`${textLinkStyle} mt-2 inline-flex min-h-11 items-center`}
      >
        {faq.other[other]}
      </Link>
      <search className="mt-4 block max-w-[40rem] print:hidden">
        <TextField
          id="faq-search"
          label={faq.search}
          help={faq.searchHelp}
          value={search}
          onChange={change}
          input={{ type: 'search', autoComplete: 'off' }}
        />
        <p role="status" className="mt-2 min-h-6 text-small text-ink-soft">
          {data && isSearched && counted(faq.found, count, language)}
        </p>
      </search>
      {isPending && <FaqSkeleton />}
      {data && !isSearched && found.length > 1 && <CategoryLinks categories={found} />}
      {found.length > 0 && (
        <div className="mt-6 flex flex-col gap-8">
          {found.map((category) => (
            <CategoryCard key={category.id} category={category} />
          ))}
        </div>
      )}
      {data && count === 0 && (
        <div className={`${cardStyle} mt-2`}>
          {isSearched ? (
            <EmptyState
              icon={<SearchX />}
              title={faq.nothing.title}
              text={faq.nothing.text}
              action={
                <Button variant="secondary" onClick={() => change('')}>
                  {faq.nothing.all}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={<CircleQuestionMark />} title={faq.empty.title} text={faq.empty.text} />
          )}
        </div>
      )}
      {error && !data && (
        <div className={`${cardStyle} mt-2 p-6 md:p-8`}>
          <LoadFailed
            title={faq.failed.title}
            text={faq.failed.text}
            error={error}
            brought={content}
            variant="primary"
          />
        </div>
      )}
      <aside
        aria-label={faq.contact.title}
        className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-medium bg-brand-wash px-6 py-5 print:hidden"
      >
        <p>
          <strong className="font-bold">{faq.contact.title}</strong> {faq.contact.text}
        </p>
        <Link to={paths.contact} className={buttonStyle('secondary')}>
          {faq.contact.action}
        </Link>
      </aside>
    </div>
  )
}

const categoryId = (id: number): string => `category-${id}`

const CategoryLinks = ({ categories }: { readonly categories: readonly Category[] }) => {
  const faq = useFaqWords()
  return (
    <nav aria-label={faq.categories} className="mt-2 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${categoryId(id)}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-small hover:border-brand hover:text-brand"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const CategoryCard = ({ category }: { readonly category: Category }) => (
  <section aria-labelledby={categoryId(category.id)}>
    <CategoryHead id={categoryId(category.id)} title={category.title} description={category.description} />
    <div className={`${cardStyle} mt-4 px-5 md:px-6`}>
      {category.questions.map((question) => (
        <QuestionItem key={question.id} question={question} />
      ))}
    </div>
  </section>
)

const FaqSkeleton = () => (
  <div className="mt-6 flex flex-col gap-4">
    <Skeleton className="h-8 w-56" />
    <Skeleton className="h-56 w-full" />
    <Skeleton className="h-8 w-56" />
    <Skeleton className="h-56 w-full" />
  </div>
)
