import { notLoaded as arabic } from '@milgo/messages/ar/not-loaded'
import { notLoaded as english } from '@milgo/messages/en/not-loaded'
import { notLoaded as hebrew } from '@milgo/messages/he/not-loaded'
import type { Language } from '@milgo/messages/languages'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { isLoading, keepNotice, keepNoticeWords, noticeId } from './end-load-watch.ts'

const wordsOf = { he: hebrew, ar: arabic, en: english }

const showNotice = (language: Language): void => {
  if (document.getElementById(noticeId)) return
  const { text, reload } = wordsOf[language]
  // The prepared page is hidden from readers of other languages. Then the notice is all there is to read.
  const isAlone = !document.querySelector('main')?.checkVisibility({ visibilityProperty: true })
  const said = document.createElement(isAlone ? 'h1' : 'p')
  said.textContent = text
  // A link, because presses of buttons wait until the application is ready (catch-early-presses.ts).
  const again = document.createElement('a')
  again.href = location.pathname + location.search
  again.textContent = reload
  again.className = buttonStyle('primary')
  const notice = document.createElement('div')
  notice.role = 'alert'
  notice.className =
    'flex flex-wrap items-center justify-between gap-3 rounded-large border border-line bg-surface p-5 text-ink shadow-raised'
  notice.append(said, again)
  const place = document.createElement(isAlone ? 'main' : 'div')
  place.id = noticeId
  place.className = 'fixed inset-x-4 bottom-4 z-50 mx-auto max-w-measure'
  place.append(notice)
  document.body.append(place)
}

/**
 * Watches the loading until the application has drawn the page. If code fails to load or breaks, a notice offers to try
 * again. Otherwise the screen would stay empty, or say for ever that the page is loading.
 */
export const watchLoading = (language: Language): void => {
  keepNoticeWords(wordsOf[language])
  const onFailure = ({ target }: Event): void => {
    // Failed pictures and preloads have elements of their own, and the page works without them.
    const isOfCode = target === window || target instanceof HTMLScriptElement
    if (isOfCode && isLoading()) showNotice(language)
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
      showNotice(language)
      keepNotice()
    }
  }
  addEventListener('error', onFailure, true)
  addEventListener('unhandledrejection', onFailure)
}
