import { NoticeBand } from '@milgo/content-view/notice-band.tsx'
import { RichTextView } from '@milgo/content-view/rich-text-view.tsx'
import { SlidePicture } from '@milgo/content-view/slide-picture.tsx'
import { SlideWords } from '@milgo/content-view/slide-words.tsx'
import { SquareCard } from '@milgo/content-view/square-card.tsx'
import { ContentIcon } from '@milgo/contracts/core/content-icon'
import { RichText } from '@milgo/domain/content/rich-text'
import {
  type ContentDocument,
  type ContentKind,
  type ContentLanguage,
  contentLanguages,
  plainText,
  textIn,
} from '@milgo/domain/content-editing/content-document'
import { noticeToneOf } from '@milgo/domain/content-editing/notice'
import { fill } from '@milgo/messages/fill'
import { directionOf, languageNames } from '@milgo/messages/languages'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { HelpPopup } from '@milgo/ui/help-popup.tsx'
import { Tabs } from '@milgo/ui/tabs.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { ReactNode } from 'react'
import { useWords } from '../../lib/words.ts'
import { TemplatePreview } from './template-preview.tsx'
import { WindowPreview } from './window-preview.tsx'

type Props = { readonly kind: ContentKind; readonly document: ContentDocument }

/** The text as readers will see it, in each language, drawn by the portal's own components. */
export const ContentPreview = ({ kind, document }: Props) => {
  const { preview: words } = useWords().officeContent
  return (
    <section aria-label={words.title} className={`${cardStyle} p-4`}>
      <h2 className="text-body font-bold">{words.title}</h2>
      <Tabs
        label={words.language}
        tabs={contentLanguages.map((language) => ({
          id: language,
          label: languageNames[language],
          content: (
            <div lang={language} dir={directionOf[language]} className="overflow-hidden">
              <Shown kind={kind} document={document} language={language} />
            </div>
          ),
        }))}
      />
    </section>
  )
}

type ShownProps = Props & { readonly language: ContentLanguage }

const Shown = ({ kind, document, language }: ShownProps): ReactNode => {
  const { preview: words } = useWords().officeContent
  const word = (field: string): string => plainText(textIn(document, language, field))
  const shared = (field: string): string | null => String(document.shared[field] ?? '') || null
  const icon = ContentIcon.safeParse(document.shared['icon']).data ?? 'document'
  switch (kind) {
    case 'slider':
      return (
        <div inert className="overflow-hidden rounded-large border border-line bg-surface shadow-card">
          <SlidePicture icon={icon} index={Number(document.shared['position'] ?? 0)} />
          <SlideWords
            slide={{
              badge: word('badge') || null,
              title: word('title'),
              text: word('text'),
              icon,
              link: shared('link'),
              link_text: word('linkText') || null,
            }}
            more={words.more}
          />
        </div>
      )
    case 'square':
      return (
        <ul inert>
          <SquareCard square={{ title: word('title'), text: word('text'), icon, link: shared('link') }} />
        </ul>
      )
    case 'faq-category':
      return (
        <>
          <p className="text-title font-bold">{word('title')}</p>
          <p className="mt-1 text-ink-soft">{word('description')}</p>
        </>
      )
    case 'faq-question':
      return (
        <>
          <p className="font-medium">{word('question')}</p>
          <p className="mt-3 whitespace-pre-line">
            <TextWithNumbers text={word('answer')} />
          </p>
        </>
      )
    case 'field-help':
      return (
        <p className="flex items-center gap-2 font-medium">
          {word('title')}
          <HelpPopup
            title={word('title')}
            text={word('description')}
            words={{ open: (title) => fill(words.openHelp, { title }), close: words.closeHelp }}
          />
        </p>
      )
    case 'modal-window':
      return (
        <WindowPreview
          header={word('header')}
          text={word('text')}
          positive={word('positiveButton')}
          negative={word('negativeButton')}
        />
      )
    case 'notice':
      return (
        <div inert className="overflow-hidden rounded-small border border-line">
          <NoticeBand tone={noticeToneOf(document)} text={word('text')} />
        </div>
      )
    case 'message-template':
      return <TemplatePreview document={document} language={language} />
    case 'legal-text':
      return (
        <div inert className="max-h-120 overflow-y-auto">
          <p className="mb-3 text-title font-bold">{word('title')}</p>
          <Rich text={textIn(document, language, 'text')} />
        </div>
      )
  }
}

/** Only a value that a page could show is drawn: a draft with a wrong link shows its bare words. */
const Rich = ({ text }: { readonly text: unknown }) => {
  const finished = RichText.safeParse(text)
  if (finished.success) return <RichTextView text={finished.data} />
  return Array.isArray(text) ? <p className="whitespace-pre-line">{plainText(text)}</p> : null
}
