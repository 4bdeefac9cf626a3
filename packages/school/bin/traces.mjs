// Loaded first if TRACES_ENDPOINT is set, otherwise not at all, so it costs nothing when unused.
import { register } from 'node:module';
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

// Without this hook no import can be traced, and nothing reports it.
register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);

const share = Number(process.env.TRACES_SHARE ?? '0.1');
/** Paths polled every few seconds, or files: their traces are of no use. */
const SILENT = /^\/(healthz|readyz|metrics|_lms\/|_astro\/|media\/)/;
/** Removes the tokens that open something without a login from addresses; they must never leave the school. */
const withoutTokens = (path) =>
  path
    .replace(/[?#].*$/, '')
    .replace(/[\w-]{22,}/g, (part) =>
      /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part) ? part : ':token',
    );
const PATHS = ['url.path', 'url.full', 'http.url', 'http.target'];

class DiscreetExporter extends OTLPTraceExporter {
  export(spans, done) {
    for (const { attributes } of spans) {
      delete attributes['url.query'];
      for (const name of PATHS)
        if (typeof attributes[name] === 'string') attributes[name] = withoutTokens(attributes[name]);
    }
    super.export(spans, done);
  }
}

context.setGlobalContextManager(new AsyncLocalStorageContextManager());
const provider = new TracerProvider({
  resource: resourceFromAttributes({ 'service.name': 'plinth' }),
  sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
  spanProcessors: [
    new BatchSpanProcessor({ exporter: new DiscreetExporter({ url: process.env.TRACES_ENDPOINT }) }),
  ],
});
trace.setGlobalTracerProvider(provider);
process.once('beforeExit', () => provider.shutdown().catch(() => {}));
registerInstrumentations({
  tracerProvider: provider,
  instrumentations: [
    new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = '' }) => SILENT.test(url) }),
    // Statements without their values. Work outside a request, such as the queue's look-ups, is not traced.
    new PgInstrumentation({ requireParentSpan: true }),
  ],
});
