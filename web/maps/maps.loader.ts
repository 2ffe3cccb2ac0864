import type { LoaderArgs } from '../services.ts'

export function loader({ services }: LoaderArgs<'maps'>) {
  return { maps: services.site.maps() }
}
