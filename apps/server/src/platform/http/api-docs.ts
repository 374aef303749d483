import swagger from '@fastify/swagger'
import { baseOf, type Service } from '@milgo/contracts/define-call'
import { csrfHeader, sessionCookie } from '@milgo/contracts/office-session'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { apiDocsPage } from './api-docs-page.ts'

const documents = { core: 'coreDocument', authz: 'authzDocument' } as const satisfies Record<Service, string>
const titles: Record<Service, string> = { core: 'Milgo core service', authz: 'Milgo authorization service' }
const services = Object.keys(documents) as Service[]

declare module 'fastify' {
  interface FastifyInstance {
    coreDocument: FastifyInstance['swagger']
    authzDocument: FastifyInstance['swagger']
  }
}

/** The body of a call that takes a file. It is only documented here; the handler that reads the file validates it. */
const fileBody = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
}

/**
 * Adds one OpenAPI document for each service, made from the schemas that validate. To be registered before the routes
 * that it describes.
 */
export const apiDocs = async (app: FastifyInstance): Promise<void> => {
  for (const service of services) {
    await app.register(swagger, {
      decorator: documents[service],
      openapi: {
        openapi: '3.1.0',
        info: { title: titles[service], version: '1' },
        servers: [{ url: '/' }],
        components: {
          securitySchemes: {
            token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
            officeCookie: { type: 'apiKey', in: 'cookie', name: sessionCookie },
            csrfHeader: { type: 'apiKey', in: 'header', name: csrfHeader },
          },
        },
      },
      transform: (input) => {
        const result = jsonSchemaTransform(input)
        if (!input.url.startsWith(`${baseOf(service)}/`)) return { ...result, schema: { hide: true } }
        return input.route.config?.takesFile
          ? { ...result, schema: { ...result.schema, body: fileBody } }
          : result
      },
    })
  }
  const options = { schema: { hide: true } }
  for (const service of services) {
    app.get(`/api-docs/${service}.json`, options, async () => app[documents[service]]())
  }
  app.get('/api-docs', options, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(apiDocsPage(services.map((service) => ({ service, document: app[documents[service]]() })))),
  )
}
