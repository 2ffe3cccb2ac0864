import { useAdminText } from '../text/use-admin-text.ts'

const PANELS = ['a', 'b']
const FIELDS = ['a', 'b', 'c', 'd']

/** About the size of a form. Invisible for the first moment, so that a fast reply does not flash. */
export function LoadingForm() {
  const { t } = useAdminText()
  return (
    <div className="loading-late grid grid-cols-1 gap-5" role="status">
      <span className="sr-only">{t('admin.loading')}</span>
      {PANELS.map((panel) => (
        <div key={panel} className="panel">
          <div className="panel-head">
            <span className="skeleton w-40" />
          </div>
          <div className="panel-body grid grid-cols-1 gap-6 md:grid-cols-2">
            {FIELDS.map((field) => (
              <div key={field} className="grid gap-2">
                <span className="skeleton w-24" />
                <span className="skeleton h-10 w-full" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
