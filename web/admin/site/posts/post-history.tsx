import type { AdminPost } from '#contract/site/posts.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { pathText } from '#web/admin/kit/settings/draft/value-path.ts'
import { VersionList } from '#web/admin/kit/settings/history/version-list.tsx'
import { usePostLabels } from './post-form.ts'

export default function PostHistory({ post, onRestored }: { post: AdminPost; onRestored: () => void }) {
  const labels = usePostLabels()
  const { _id: id } = post
  return (
    <VersionList
      id={id}
      load={async (signal) =>
        (await adminCall('GET /api/admin/posts/:id/history', { params: { id } }, signal)).entries
      }
      labelOf={(path) => labels[pathText(path)] ?? ''}
      restore={async ({ value }, { version }) => {
        await adminCall('PUT /api/admin/posts/:id', { params: { id }, body: { ...value, version } })
        onRestored()
      }}
    />
  )
}
