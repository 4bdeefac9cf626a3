-- What other systems are told of is written by the change itself: whichever statement moves a place or a payment, alone or
-- with a thousand others, the event is in its transaction. Nothing is written that no endpoint listens to.
create or replace function emit_webhook_event(event_type text, event_data jsonb) returns void language plpgsql as $$
declare
  made uuid := gen_random_uuid();
begin
  if not exists (select from webhook_endpoints where event_types @> array[event_type]) then
    return;
  end if;
  insert into webhook_events (event_id, type, data, occurred_at) values (made, event_type, event_data, clock_timestamp());
  insert into webhook_deliveries (delivery_id, event_id, endpoint_id, next_try_at, created_at)
    select gen_random_uuid(), made, endpoint_id, clock_timestamp(), clock_timestamp()
    from webhook_endpoints where event_types @> array[event_type];
end $$;

create or replace function webhook_instant(moment timestamptz) returns text language sql immutable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create or replace function tell_of_lead() returns trigger language plpgsql as $$
begin
  perform emit_webhook_event('lead.created', jsonb_build_object(
    'leadRowId', new.lead_row_id, 'emailId', new.email_id, 'firstName', new.data ->> 'firstName',
    'mobile', new.data ->> 'mobile', 'productId', new.product_id, 'source', new.source,
    'utmMedium', new.utm_medium, 'utmCampaign', new.utm_campaign, 'utmContent', new.utm_content));
  return null;
end $$;
create or replace trigger webhook_lead after insert on leads for each row execute function tell_of_lead();

create or replace function tell_of_application() returns trigger language plpgsql as $$
declare
  application jsonb := jsonb_build_object(
    'applicationId', new.application_id, 'leadRowId', new.lead_row_id, 'emailId', new.email_id,
    'firstName', new.first_name, 'lastName', new.last_name, 'productId', new.product_id, 'source', new.source);
  offer jsonb := application || jsonb_build_object(
    'currency', new.currency, 'amount', new.amount, 'scholarship', new.scholarship);
begin
  if tg_op = 'INSERT' then
    perform emit_webhook_event('application.submitted', application);
  end if;
  if new.offer_sent_at is not null and (tg_op = 'INSERT' or old.offer_sent_at is null) then
    perform emit_webhook_event('offer.sent', offer);
  end if;
  if new.offer_accepted_at is not null and (tg_op = 'INSERT' or old.offer_accepted_at is null) then
    perform emit_webhook_event('offer.accepted', offer);
  end if;
  return null;
end $$;
create or replace trigger webhook_application after insert or update of offer_sent_at, offer_accepted_at on applications
  for each row execute function tell_of_application();

create or replace function tell_of_payment() returns trigger language plpgsql as $$
declare
  payment jsonb;
begin
  if tg_op = 'UPDATE' then
    if old.status = new.status then
      return null;
    end if;
  end if;
  select jsonb_build_object(
    'paymentId', new.payment_id, 'orderId', new.order_id, 'userId', o.user_id, 'emailId', o.email_id,
    'productId', o.product_id, 'paymentType', new.payment_type, 'seq', new.seq, 'method', new.method,
    'provider', new.provider, 'providerRef', new.provider_ref, 'amount', new.amount, 'currency', new.currency)
    into payment from orders o where o.order_id = new.order_id;
  if new.status = 'SUCCEEDED' then
    perform emit_webhook_event('payment.succeeded', payment || jsonb_build_object(
      'paidAt', webhook_instant(new.paid_at), 'invoiceNumber', new.invoice_number));
  elsif new.status = 'FAILED' then
    perform emit_webhook_event('payment.failed', payment || jsonb_build_object('reason', new.failure_reason));
  else
    perform emit_webhook_event('payment.flagged', payment || jsonb_build_object('reason', new.failure_reason,
      'receivedAmount', new.received_amount, 'receivedCurrency', new.received_currency));
  end if;
  return null;
end $$;
create or replace trigger webhook_payment after insert or update of status on payments
  for each row when (new.status in ('SUCCEEDED', 'FAILED', 'FLAGGED')) execute function tell_of_payment();

create or replace function tell_of_refund() returns trigger language plpgsql as $$
begin
  perform emit_webhook_event('payment.refunded', jsonb_build_object(
    'refundId', new.refund_id, 'paymentId', new.payment_id, 'orderId', new.order_id, 'amount', new.amount,
    'currency', new.currency, 'reason', new.reason, 'creditNumber', new.credit_number));
  return null;
end $$;
create or replace trigger webhook_refund_made after insert on refunds
  for each row when (new.status = 'SUCCEEDED') execute function tell_of_refund();
create or replace trigger webhook_refund_settled after update of status on refunds
  for each row when (new.status = 'SUCCEEDED' and old.status is distinct from new.status)
  execute function tell_of_refund();

create or replace function tell_of_enrolment() returns trigger language plpgsql as $$
declare
  enrolment jsonb;
begin
  -- Thousands are enrolled at once: what would be told is not put together for nobody.
  if not exists (select from webhook_endpoints) then
    return null;
  end if;
  select jsonb_build_object(
    'enrolmentId', new.enrolment_id, 'userId', new.user_id, 'emailId', u.email_id, 'cohortId', new.cohort_id,
    'productId', c.product_id, 'state', new.state)
    into enrolment from users u, cohorts c where u.user_id = new.user_id and c.cohort_id = new.cohort_id;
  if tg_op = 'INSERT' then
    perform emit_webhook_event('enrolment.created', enrolment);
  else
    perform emit_webhook_event(
      case new.state when 'COMPLETED' then 'enrolment.completed' else 'enrolment.changed' end,
      enrolment || jsonb_build_object('stateBefore', old.state));
  end if;
  return null;
end $$;
create or replace trigger webhook_enrolment_made after insert on enrolments
  for each row execute function tell_of_enrolment();
create or replace trigger webhook_enrolment_moved after update of state on enrolments
  for each row when (old.state is distinct from new.state) execute function tell_of_enrolment();

create or replace function tell_of_hand_in() returns trigger language plpgsql as $$
declare
  hand_in jsonb;
begin
  select jsonb_build_object(
    'reportId', new.report_id, 'userId', new.user_id, 'emailId', u.email_id, 'cohortId', new.cohort_id,
    'nodeId', new.node_id, 'version', new.version)
    into hand_in from users u where u.user_id = new.user_id;
  if new.review_status = 'PENDING' then
    perform emit_webhook_event('hand_in.submitted', hand_in);
  else
    perform emit_webhook_event('hand_in.reviewed',
      hand_in || jsonb_build_object('verdict', new.review_status, 'score', new.score));
  end if;
  return null;
end $$;
create or replace trigger webhook_hand_in after update of review_status on reports
  for each row when (old.review_status is distinct from new.review_status
    and new.review_status in ('PENDING', 'REVIEWED', 'REJECTED'))
  execute function tell_of_hand_in();

create or replace function tell_of_certificate() returns trigger language plpgsql as $$
declare
  certificate jsonb := jsonb_build_object(
    'certificateId', new.certificate_id, 'number', new.number, 'kind', new.kind, 'userId', new.user_id,
    'holderName', new.holder_name, 'cohortId', new.cohort_id, 'courseTitle', new.course_title);
begin
  if tg_op = 'INSERT' then
    perform emit_webhook_event('certificate.issued', certificate);
  else
    perform emit_webhook_event('certificate.revoked',
      certificate || jsonb_build_object('reason', new.revoked_reason));
  end if;
  return null;
end $$;
create or replace trigger webhook_certificate_issued after insert on certificates
  for each row execute function tell_of_certificate();
create or replace trigger webhook_certificate_revoked after update of revoked_at on certificates
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function tell_of_certificate();
