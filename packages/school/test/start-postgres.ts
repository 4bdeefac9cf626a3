export { default } from '@plinth/api-server/testing/start-postgres';
