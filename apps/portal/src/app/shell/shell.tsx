import { paths } from '@milgo/contracts/portal-paths'
import { ErrorBoundary } from '@milgo/ui/error-boundary.tsx'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { HeroSkeleton } from '../../features/home/shared/hero-skeleton.tsx'
import { Awake } from '../../lib/awake.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { useWords } from '../../lib/words.ts'
import { CrashPage } from './crash-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageNotice } from './language-notice.tsx'
import { LogoutNotice } from './logout-notice.tsx'
import { MaintenancePlace } from './maintenance-place.tsx'
import { NoticePlace } from './notice-place.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'

type Props = {
  /** The end of the header, and what is drawn above the pages while somebody is logged in. */
  readonly account: ReactNode
  readonly session: ReactNode
  readonly children: ReactNode
}

/**
 * Draws what surrounds every page. All pages share one place, so that the old page stays visible until the code of the
 * new one is loaded. The skeletons are for the first page only.
 */
export const Shell = ({ account, session, children }: Props) => {
  const { shell } = useWords()
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className={
          'sr-only z-30 rounded-full bg-brand px-5 py-3 font-medium text-on-brand ' +
          'focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:px-5 focus:py-3'
        }
      >
        {shell.skipToContent}
      </a>
      <Header account={account} />
      <OfflineNotice />
      <MaintenancePlace />
      <NoticePlace />
      {session}
      <main id="main" tabIndex={-1} className="grow outline-none">
        <ErrorBoundary place={pathname} fallback={<CrashPage />}>
          <Suspense fallback={pathname === paths.home ? <HeroSkeleton /> : <PageSkeleton />}>
            {children}
            <Awake />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <LanguageNotice />
      <LogoutNotice />
      <RouteAnnouncer />
    </div>
  )
}
