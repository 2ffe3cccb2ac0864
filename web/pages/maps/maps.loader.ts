import type { LoaderArgs } from '#web/services.ts'

export function loader({ services, language }: LoaderArgs<'maps'>) {
  return { maps: services.network.maps(language) }
}
