import { SmoothScroll } from '../ui/smooth-scroll.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { PlayerField } from './player-field.tsx'
import { type LayoutData, SiteFrame } from './site-frame.tsx'
import { TopBar } from './top-bar.tsx'

export default function SiteLayout({ loaderData: site }: { loaderData: LayoutData }) {
  const bar = (
    <>
      <TopBar>
        <PlayerField />
      </TopBar>
      <AnnouncementBar />
      <SmoothScroll />
    </>
  )
  return <SiteFrame site={site} bar={bar} />
}
