import { SmoothScroll } from '../ui/smooth-scroll.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { Footer } from './footer.tsx'
import { type LayoutData, SiteFrame } from './site-frame.tsx'
import { TopBar } from './top-bar.tsx'

export default function SiteLayout({ loaderData: site }: { loaderData: LayoutData }) {
  const bar = (
    <>
      <TopBar />
      <AnnouncementBar />
      <SmoothScroll />
    </>
  )
  return <SiteFrame site={site} bar={bar} foot={<Footer />} />
}
