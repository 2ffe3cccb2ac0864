// Own pages and news.
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Changes } from '#server/platform/changes/changes.service.ts'
import { createPosts } from '#server/site/posts/posts.service.ts'
import { createPostsAdmin } from '#server/site/posts/posts-admin.service.ts'
import { createPostRelease } from '#server/site/posts/release-posts.service.ts'
import type { SiteImages } from '#server/site/site-images/site-images.service.ts'
import type { SiteService } from '#server/site/views/site.service.ts'
import type { World } from './world.ts'

type Deps = { audit: Audit; changes: Changes; site: SiteService; siteImages: SiteImages }

export function createPostServices({ core, notices }: World, { audit, changes, site, siteImages }: Deps) {
  const onChange = changes.publish
  const { placeholders } = site
  const posts = createPosts({ ...core, placeholders })
  changes.onChange(posts.invalidate)
  return {
    posts,
    releasePosts: createPostRelease({ ...core, notices, onChange, placeholders }),
    postsAdmin: createPostsAdmin({ ...core, audit, onChange, hasPicture: siteImages.has }),
  }
}
