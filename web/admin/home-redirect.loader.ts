import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { Redirect } from '#web/kit/router/loader.ts'
import type { LoaderArgs } from '#web/services.ts'

/** `/admin` leads to the first screen. */
export function loader({ language }: LoaderArgs<'admin-index'>): never {
  throw new Redirect(localizedPath(language, '/admin/home'))
}
