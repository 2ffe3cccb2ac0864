import type { FastifyInstance } from 'fastify'
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { postsCalls } from '#contract/site/posts.schema.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import { serveCached } from '#server/platform/http/serve-cached.ts'
import type { Posts } from './posts.service.ts'
import type { PostsAdmin } from './posts-admin.service.ts'

export function postsRoutes(app: FastifyInstance, posts: Posts): void {
  serveCached(app, postsCalls.listShownPosts, ({ query: { kind, lng = FALLBACK_LANGUAGE, page } }) =>
    posts.list(kind, lng, page),
  )
}

export function postsAdminRoutes(app: FastifyInstance, posts: PostsAdmin): void {
  serve(app, postsCalls.listPosts, ({ query }) => posts.list(query))
  serve(app, postsCalls.getPost, ({ params }) => posts.get(params.id))
  serve(app, postsCalls.listPostVersions, async ({ params }) => ({ entries: await posts.history(params.id) }))
  serve(app, postsCalls.addPost, ({ body }, { admin }) => posts.add(body, admin.username))
  serve(app, postsCalls.editPost, ({ params, body }, { admin }) =>
    posts.edit(params.id, body, admin.username),
  )
  serveDone(app, postsCalls.deletePost, ({ params }, { admin }) => posts.remove(params.id, admin.username))
}
