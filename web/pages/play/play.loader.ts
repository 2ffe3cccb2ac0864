import { countPlayers } from '#contract/network/status.ts'
import type { LoaderArgs } from '#web/services.ts'

export function loader({ services }: LoaderArgs<'play'>) {
  const { status } = services
  const network = status.isOff() ? null : status.network()
  return {
    players: countPlayers(network),
  }
}
