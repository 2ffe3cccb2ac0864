import { toStatusRange } from '#contract/network/status-history.ts'
import type { LoaderArgs } from '#web/services.ts'

export async function loader({ services, url }: LoaderArgs<'status'>) {
  const { statusHistory, votes, voteReceiver } = services
  return {
    overview: await statusHistory.overview(toStatusRange(url.searchParams.get('range'))),
    /** Without a receiver that listens, the site only links to vote sites. */
    isCounting: votes.isOn && voteReceiver.state().problem === null,
  }
}
