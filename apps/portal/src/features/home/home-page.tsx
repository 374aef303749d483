import { Hero } from './hero.tsx'
import { HomeContent } from './home-content.tsx'
import { Steps } from './steps.tsx'

export const HomePage = () => (
  <>
    <Hero />
    <div className="page-column flex flex-col gap-14 py-14 md:gap-18 md:py-18">
      <Steps />
      <HomeContent />
    </div>
  </>
)
