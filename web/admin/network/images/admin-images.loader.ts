import type { LoaderArgs } from '#web/services.ts'

export function loader({ services, language }: LoaderArgs<'admin-images'>) {
  return { modes: services.network.modes(language).map(({ id, name, accent }) => ({ id, name, accent })) }
}
