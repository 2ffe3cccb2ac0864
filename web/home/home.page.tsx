import { keptFor } from '../layout/kept-headers.ts'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/use-site.ts'
import { GamemodeList } from './gamemode-list.tsx'
import { Hero } from './hero.tsx'
import { WaysOnward } from './ways-onward.tsx'

export const headers = () => keptFor(60)

export default function HomePage() {
  const { name } = useSite()
  return (
    <>
      <PageHead title={name} />
      <Hero />
      <GamemodeList />
      <WaysOnward />
    </>
  )
}
