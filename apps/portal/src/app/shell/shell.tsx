import { paths } from '@milgo/contracts/portal-paths'
import { ErrorBoundary } from '@milgo/ui/error-boundary.tsx'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { HeroSkeleton } from '../../features/home/hero-skeleton.tsx'
import { useWords } from '../../lib/words.ts'
import { Awake } from '../awake.tsx'
import { CrashPage } from '../crash-page.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageNotice } from './language-notice.tsx'
import { LogoutNotice } from './logout-notice.tsx'
import { MaintenancePlace } from './maintenance-place.tsx'
import { NoticePlace } from './notice-place.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SessionPlace } from './session-place.tsx'

/**
 * What stands around every page. There is one place for pages, so that going to another one keeps the old in sight
 * until the new one's code has come; the skeletons are for the first page only.
 */
export const Shell = ({ children }: { children: ReactNode }) => {
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
      <Header />
      <OfflineNotice />
      <MaintenancePlace />
      <NoticePlace />
      <SessionPlace />
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
