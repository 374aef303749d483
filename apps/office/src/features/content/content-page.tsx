import {
  messageCatalogName as catalogName,
  faqFeedbackName,
  newContentKey,
  officePaths,
} from '@milgo/contracts/office-paths'
import { ContentKind } from '@milgo/domain/content/content-document'
import { isOpenEnded } from '@milgo/domain/content-editing/content-places'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { TextQuote } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { ContentEditor } from './content-editor.tsx'
import { ContentList } from './content-list.tsx'
import { FaqFeedback } from './faq-feedback.tsx'
import { MessageCatalog } from './message-catalog.tsx'
import { type TextName, useContentList, useText } from './use-content.ts'

/** Returns the text that the address names as `kind/key`, or undefined. */
const nameIn = (address: string | null): TextName | undefined => {
  const [kind, key] = address?.split('/') ?? []
  const known = ContentKind.safeParse(kind)
  if (!known.success || !key || (key === newContentKey && !isOpenEnded(known.data))) return undefined
  return { kind: known.data, key }
}

/**
 * Returns the key of the editor. Each text and each new text has its own. The key stays the same when a new text is
 * saved and the address gets its key.
 */
const useEditorKey = (name: TextName | undefined): string => {
  const { key, state } = useLocation()
  const begun: unknown = (state as { editor?: unknown } | null)?.editor
  if (typeof begun === 'string') return begun
  return name?.key === newContentKey ? key : `${name?.kind}/${name?.key}`
}

/** All texts that readers see, with the editor of the text in the address. */
export const ContentPage = () => {
  const { officeContent: words } = useWords()
  const [search] = useSearchParams()
  const name = nameIn(search.get('text'))
  const editorKey = useEditorKey(name)
  const { data, error, refetch } = useContentList()
  return (
    <>
      <PageHeading title={words.title}>{words.title}</PageHeading>
      <p className="mt-1 mb-4 text-ink-soft">{words.lead}</p>
      {error && !data && <LoadFailedBanner error={error} retry={refetch} />}
      <div data-wide="" className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        {data ? <ContentList texts={data.texts} chosen={name} /> : <Skeleton className="h-96 text-ink" />}
        {search.get('text') === catalogName ? (
          <MessageCatalog />
        ) : search.get('text') === faqFeedbackName ? (
          <FaqFeedback />
        ) : name ? (
          <OneText
            key={editorKey}
            editorKey={editorKey}
            name={name}
            categories={(data?.texts ?? []).filter(({ kind }) => kind === 'faq-category')}
          />
        ) : (
          <div className={cardStyle}>
            <EmptyState icon={<TextQuote />} title={words.choose} text={words.chooseText} />
          </div>
        )}
      </div>
    </>
  )
}

type OneTextProps = {
  readonly name: TextName
  readonly categories: readonly { readonly key: string; readonly title: string }[]
  readonly editorKey: string
}

const OneText = ({ name, categories, editorKey }: OneTextProps) => {
  // A new text gets its key while it is written. It is not loaded again under that key.
  const [begun] = useState(name)
  const { officeContent: words } = useWords()
  const { data, error, refetch } = useText(begun)
  if (error && !data)
    return (
      <LoadFailedBanner
        error={error}
        retry={refetch}
        wayOut={
          <Link to={officePaths.content} className={buttonStyle('secondary')}>
            {words.list.label}
          </Link>
        }
      />
    )
  return data ? (
    <ContentEditor opened={data} categories={categories} editorKey={editorKey} />
  ) : (
    <Skeleton className="h-96 text-ink" />
  )
}
