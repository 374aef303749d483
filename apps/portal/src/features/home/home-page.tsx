import { Suspense } from 'react'
import { lazyExtra } from '../../lib/lazy-page.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Hero } from './hero.tsx'
import { HomeContent } from './home-content.tsx'
import { HeroSkeleton } from './shared/hero-skeleton.tsx'
import { Steps } from './steps.tsx'

/** Loaded only for a logged-in student. If the code fails to load, the plain hero links to the personal area. */
const ReturningHero = lazyExtra(
  async () => (await import('./returning/returning-hero.tsx')).ReturningHero,
  Hero,
)

export const HomePage = () => {
  const session = useSession()
  return (
    <>
      {session ? (
        <Suspense fallback={<HeroSkeleton />}>
          <ReturningHero key={session.id} />
        </Suspense>
      ) : (
        <Hero />
      )}
      <div className="page-column flex flex-col gap-14 py-14 md:gap-18 md:py-18">
        {!session && <Steps />}
        <HomeContent />
      </div>
    </>
  )
}
